/** W3C Trusted Types. What they trust is typed as string, because TypeScript's DOM knows only that. */
interface TrustedTypes {
  createPolicy<
    Rules extends { [name in 'createHTML' | 'createScriptURL']?: (text: string) => string | null },
  >(name: string, rules: Rules): { [Name in keyof Rules]: (text: string) => string };
}

declare global {
  interface Window {
    /** Undefined where a browser does not know them. */
    trustedTypes?: TrustedTypes;
  }
}

export {};
