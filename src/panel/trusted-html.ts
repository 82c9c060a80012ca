import '#/http/trusted-types.ts';

/**
 * The only places where the panel makes HTML out of text (W3C Trusted Types). The panel's CSP names these policies;
 * a browser that knows Trusted Types refuses every other text at `innerHTML`, `parseFromString` and the like.
 */

/** Text without `<` makes no element: Radix fills a style element. */
createPolicy('default', (text) => (text.includes('<') ? null : text));

const preview = createPolicy('article-preview', (html) => html);
const pasted = createPolicy('pasted-text', (html) => html);

/** @param html what `renderArticleText` gives, which lets no HTML of the writer through */
export const trustPreview = (html: string): string => preview.createHTML(html);

/** The document is separate: no script runs in it and nothing is fetched. */
export const parsePasted = (html: string): Document =>
  new DOMParser().parseFromString(pasted.createHTML(html), 'text/html');

/** A browser without Trusted Types takes the plain text. */
function createPolicy(name: string, createHTML: (html: string) => string | null) {
  return window.trustedTypes?.createPolicy(name, { createHTML }) ?? { createHTML: (html: string) => html };
}
