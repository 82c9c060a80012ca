const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=[/?#:]|$)/u;

/** 'https://www.example.org/a' for 'www.example.org/a'; phones begin it with a capital. */
export function withProtocol(typed: string): string {
  if (host.test(typed)) return `https://${typed}`;
  return typed.replace(/^https:\/\//i, 'https://');
}

/** Tells whether an address names a server that others can reach: not 'https://forms'. */
export const isWholeAddress = (address: string): boolean =>
  URL.canParse(address) && /[^.]\.[^.]/.test(new URL(address).hostname);
