import TurndownService from 'turndown';
import { escapeLineEnd, escapeLineStart, escapeSigns } from '#/format/escape-markdown.ts';
import { type Tidied, tidyDocument } from './tidy-document.ts';
import { numberSign } from './tidy-words.ts';

const structure = 'strong, em, s, a, h2, h3, h4, h5, h6, ul, ol, blockquote, table, img, hr, p + p';

export interface Cleaned extends Omit<Tidied, 'hasOtherWords'> {
  /** Undefined when only words would be left: then the plain text on the clipboard is as good. */
  markdown: string | undefined;
}

/** Keeps structure, links and pictures of the web; drops styling. */
export function markdownOfHtml(html: string, parse: (html: string) => Document): Cleaned {
  const document = parse(setStylesAside(html));
  const { hasOtherWords, ...tidied } = tidyDocument(document);
  if (!hasOtherWords && !document.body.querySelector(structure)) return { ...tidied, markdown: undefined };
  const markdown = turndown
    .turndown(document.body)
    .replaceAll(numberSign, '&')
    .normalize('NFC')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { ...tidied, markdown };
}

/** Renames style attributes: where the CSP forbids styles, parsing them fills the console with errors. */
const setStylesAside = (html: string) =>
  html
    .replace(/<style[\s>].*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));

/** Uses the marks of the toolbar and the hint. A line break stays one, as articles are drawn. */
const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  strongDelimiter: '**',
  codeBlockStyle: 'fenced',
  hr: '---',
  br: '',
});

/** As the editor writes words down; turndown leaves `&copy;`, `~~` and `26)`. */
turndown.escape = (text) => escapeLineEnd(escapeLineStart(escapeSigns(text)));

turndown.addRule('strike', {
  filter: 's',
  replacement: (content) => `~~${content}~~`,
});

/** One space after the mark, where turndown writes three. */
turndown.addRule('list item', {
  filter: 'li',
  replacement(content, node) {
    const mark = markOf(node as HTMLElement);
    const text = content.trim().replace(/\n/g, `\n${' '.repeat(mark.length)}`);
    return `${mark}${text}${node.nextSibling ? '\n' : ''}`;
  },
});

turndown.addRule('table cell', {
  filter: ['td', 'th'],
  replacement: (content) =>
    ` ${content
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll('|', '\\|')} |`,
});

turndown.addRule('table row', {
  filter: 'tr',
  replacement(content, node) {
    const row = node as HTMLTableRowElement;
    const isFirst = row.closest('table')?.querySelector('tr') === row;
    return `|${content}\n${isFirst ? `|${' --- |'.repeat(row.querySelectorAll('td, th').length)}\n` : ''}`;
  },
});

turndown.addRule('table part', {
  filter: ['thead', 'tbody', 'tfoot'],
  replacement: (content) => content,
});

turndown.addRule('table', {
  filter: 'table',
  replacement: (content) => `\n\n${content}\n\n`,
});

function markOf(item: HTMLElement): string {
  const list = item.parentElement;
  if (list?.nodeName !== 'OL') return '- ';
  const place = [...list.children].indexOf(item);
  return `${Number(list.getAttribute('start') ?? 1) + place}. `;
}
