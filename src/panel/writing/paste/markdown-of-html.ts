import { DOMParser, type TagParseRule } from 'prosemirror-model';
import { withoutTurning } from '#/http/without-turning.ts';
import { articleSchema } from '../article/article-schema.ts';
import { openArticle, writeArticle } from '../article/article-source.ts';
import { findAll, isEmpty, readCount, rename, styleOf, unwrap } from './elements.ts';
import { headings, tidyHeadings, tidyLists, tidyTables } from './tidy-blocks.ts';
import { markEmphasis, raiseDigits, writeEmoji } from './tidy-words.ts';

export interface Cleaned extends Omit<Tidied, 'hasOtherWords'> {
  /** Undefined when only words would be left: then the plain text on the clipboard is as good. */
  markdown: string | undefined;
}

const structure = 'strong, em, s, a, h2, h3, h4, h5, h6, ul, ol, blockquote, table, img, hr, p + p';

/** Keeps structure, links and pictures of the web, written as the editor writes them; drops styling. */
export function markdownOfHtml(html: string, parse: (html: string) => Document): Cleaned {
  const { body } = parse(setStylesAside(html));
  const { hasOtherWords, ...tidied } = tidyBody(body);
  if (!hasOtherWords && !body.querySelector(structure)) return { ...tidied, markdown: undefined };
  const nothing = openArticle('');
  return { ...tidied, markdown: nothing && writeArticle(parser.parse(body), nothing) };
}

/** Renames style attributes: where the CSP forbids styles, parsing them fills the console with errors. */
const setStylesAside = (html: string) =>
  html
    .replace(/<style[\s>].*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));

const rules: TagParseRule[] = [
  { tag: 'p', node: 'paragraph' },
  { tag: headings, node: 'heading', getAttrs: ({ nodeName }) => ({ level: Number(nodeName.slice(1)) }) },
  { tag: 'blockquote', node: 'quotation' },
  { tag: 'ul', node: 'bullet_list' },
  { tag: 'ol', node: 'ordered_list', getAttrs: (list) => ({ start: readCount(list, 'start') }) },
  { tag: 'li', node: 'list_item' },
  { tag: 'table', node: 'table' },
  { tag: 'tr', node: 'head_row', getAttrs: (row) => (isFirstRow(row) ? null : false) },
  { tag: 'tr', node: 'row' },
  { tag: 'td, th', node: 'head_cell', context: 'head_row/' },
  { tag: 'td, th', node: 'cell' },
  { tag: 'pre', node: 'code_block', preserveWhitespace: 'full' },
  { tag: 'hr', node: 'rule' },
  { tag: 'br', node: 'line_break' },
  {
    tag: 'img',
    node: 'image',
    getAttrs: (picture) => ({
      src: picture.getAttribute('src'),
      alt: picture.getAttribute('alt')?.replace(/\s+/g, ' ') ?? '',
    }),
  },
  { tag: 'a[href]', mark: 'link', getAttrs: (link) => ({ href: link.getAttribute('href') }) },
  { tag: 'strong', mark: 'strong' },
  { tag: 'em', mark: 'em' },
  { tag: 's', mark: 'strike' },
  { tag: 'code', mark: 'code' },
];

const isFirstRow = (row: Element) => row.closest('table')?.querySelector('tr') === row;

const parser = new DOMParser(articleSchema, rules);

const neverShown =
  'style, script, meta, link, title, template, noscript, iframe, object, svg, input, button, select';
const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote';

interface Tidied {
  /** Pictures that readers could not have seen, such as those of a disk. */
  lostPictures: number;
  hasSplitCells: boolean;
  /** The plain text on the clipboard says something else. */
  hasOtherWords: boolean;
}

/** Reduces a document to the few elements that Markdown knows. */
function tidyBody(body: HTMLElement): Tidied {
  for (const element of findAll(body, neverShown)) element.remove();
  const hasDeleted = dropDeleted(body);
  for (const element of findAll(body, '[data-style]')) {
    if (/display:\s*none|mso-hide:\s*all/.test(styleOf(element))) element.remove();
  }
  const hasEmoji = writeEmoji(body);
  for (const text of textsOf(body)) text.data = plainSigns(text.data);
  const hasRaised = raiseDigits(body);
  tidyLists(body);
  for (const title of findAll(body, 'p.MsoTitle')) rename(title, 'h1');
  markEmphasis(body);
  tidyHeadings(body);
  const lostPictures = tidyPictures(body);
  tidyLinks(body);
  const hasSplitCells = tidyTables(body);
  // an accent may stand in another piece than its letter
  body.normalize();
  for (const text of textsOf(body)) text.data = text.data.normalize('NFC');
  for (const part of findAll(body, `p, li, ul, ol, table, blockquote, ${headings}`))
    if (isEmpty(part)) part.remove();
  for (const end of findAll(body, 'br')) if (isBlankLine(end)) rename(end, 'div');
  return { lostPictures, hasSplitCells, hasOtherWords: hasDeleted || hasRaised || hasEmoji };
}

/** Two breaks side by side set paragraphs apart, as mail programs write them. */
function isBlankLine({ previousSibling }: Node): boolean {
  if (previousSibling?.nodeType === 3 && previousSibling.textContent?.trim() === '')
    return isBlankLine(previousSibling);
  return previousSibling?.nodeName === 'BR';
}

const plainSigns = (text: string) => withoutTurning(text.replaceAll('\u00a0', ' '));

/** @returns how many are left out that a reader would miss */
function tidyPictures(body: HTMLElement): number {
  let lost = 0;
  for (const picture of findAll(body, 'img')) {
    const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name) || 100));
    const isCounter = Math.min(width ?? 0, height ?? 0) < 3;
    const isShown = isShownPicture(picture.getAttribute('src') ?? '');
    if (isCounter || !isShown) picture.remove();
    else picture.removeAttribute('title');
    if (!isCounter && !isShown) lost += 1;
  }
  return lost;
}

function tidyLinks(body: HTMLElement): void {
  for (const link of findAll(body, 'a')) {
    const address = tidyAddress(link.getAttribute('href') ?? '');
    link.removeAttribute('title');
    if (isEmpty(link)) link.remove();
    else if (!address || link.querySelector(blocks)) unwrap(link);
    else link.setAttribute('href', address);
  }
}

function textsOf(node: Node): Text[] {
  return [...node.childNodes].flatMap((child) => (child.nodeType === 3 ? [child as Text] : textsOf(child)));
}

/**
 * Word (`.msoDel`) and LibreOffice write what was deleted while changes were tracked; only a style strikes it out.
 * @returns whether there was any: the plain text on the clipboard may still hold it
 */
function dropDeleted(body: HTMLElement): boolean {
  const deleted = findAll(body, 'del, .msoDel');
  for (const element of deleted) element.remove();
  return deleted.length > 0;
}

/** Pages that only redirect, and the parameter that holds the true address. */
const detours: { page: RegExp; parameter: string }[] = [
  { page: /^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/, parameter: 'q' },
  { page: /^https?:\/\/[a-z0-9.]+\.safelinks\.protection\.outlook\.com\//, parameter: 'url' },
  { page: /^https?:\/\/l\.(facebook|instagram)\.com\//, parameter: 'u' },
];

/** Parameters that only tell where a reader came from. */
const tracking =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|igsh|mc_cid|mc_eid|_hsenc|_hsmi|ref_src)$/;

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Removes detours and tracking; undefined for an address that a reader cannot open. */
function tidyAddress(address: string): string | undefined {
  if (/^\/(?!\/)/.test(address)) return address;
  const url = URL.parse(address.trim());
  if (!url || !linkSchemes.includes(url.protocol)) return undefined;
  const detour = detours.find(({ page }) => page.test(url.href));
  const beyond = detour && url.searchParams.get(detour.parameter);
  if (beyond) return tidyAddress(beyond);
  const needless = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of needless) url.searchParams.delete(name);
  return needless.length > 0 ? url.href : address.trim();
}

/** Readers cannot see a file on the writer's computer, or a picture inside the pasted text. */
const isShownPicture = (address: string): boolean => /^(https?:\/\/|\/(media|artwork)\/)/i.test(address);
