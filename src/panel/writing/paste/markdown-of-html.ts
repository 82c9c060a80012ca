import { tidyDocument } from './tidy-document.ts';
import { turndown } from './turndown.ts';

const structure = 'strong, em, a, h2, h3, h4, h5, h6, ul, ol, blockquote, table, img, hr, p + p';

/**
 * What a word processor or a web page put on the clipboard, as Markdown: headings, bold and italic, lists, links,
 * quotations, tables and pictures of the web; nothing of how it looked.
 * @param parse the browser's parser
 * @returns undefined when nothing but words would be left: then the plain text on the clipboard is as good
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

/** A page whose policy forbids styles is told of each one parsed, on its console; so they are read under another name. */
const setStylesAside = (html: string) =>
  html
    .replace(/<style[\s>].*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
