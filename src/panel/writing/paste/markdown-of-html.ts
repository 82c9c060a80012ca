import { tidyDocument } from './tidy-document.ts';
import { turndown } from './turndown.ts';

const structure = 'strong, em, a, h2, h3, h4, h5, h6, ul, ol, blockquote, table, img, hr, p + p';

/**
 * Keeps structure, links and pictures of the web; drops styling.
 * @returns undefined when only words would be left: then the plain text on the clipboard is as good
 */
export function markdownOfHtml(html: string, parse: (html: string) => Document): string | undefined {
  const document = parse(setStylesAside(html));
  tidyDocument(document);
  if (!document.body.querySelector(structure)) return undefined;
  const markdown = turndown.turndown(document.body);
  return markdown
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Renames style attributes: where the CSP forbids styles, parsing them fills the console with errors. */
const setStylesAside = (html: string) =>
  html
    .replace(/<style[\s>].*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
