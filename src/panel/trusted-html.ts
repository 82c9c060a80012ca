/**
 * The only places where the panel makes HTML out of text (W3C Trusted Types). The Content-Security-Policy of the panel
 * names these policies; a browser that knows it refuses every other text at `innerHTML`, `parseFromString` and the like.
 */

/**
 * What a library writes passes as long as it can make no element, for which it would need a `<`: Radix fills a style
 * element in this way, and turndown tries the parser with an empty text.
 */
createPolicy('default', (text) => (text.includes('<') ? null : text));

const preview = createPolicy('article-preview', (html) => html);
const pasted = createPolicy('pasted-text', (html) => html);

/** @param html what `renderArticleText` gives, which lets no HTML of the writer through */
export const trustPreview = (html: string): string => preview.createHTML(html);

/** Reads HTML from the clipboard into a document of its own, in which no script runs and nothing is fetched. */
export const parsePasted = (html: string): Document =>
  new DOMParser().parseFromString(pasted.createHTML(html), 'text/html');

/** In a browser that does not know trusted types a text stays a text. */
function createPolicy(name: string, createHTML: (html: string) => string | null): Policy {
  return window.trustedTypes?.createPolicy(name, { createHTML }) ?? { createHTML: (html) => html };
}

interface Policy {
  /** Trusted HTML, which passes for text: TypeScript's DOM knows only that. */
  createHTML(html: string): string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createHTML(html: string): string | null }): Policy;
    };
  }
}
