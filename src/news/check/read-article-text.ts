import type { Token } from 'markdown-it';
import { parseArticleText } from '../article-text.ts';

export interface TextBlock {
  /** Anything else, such as a table's cell or code, is 'other'. */
  kind: 'heading' | 'paragraph' | 'other';
  /** Of a heading, 2 to 6; otherwise 0. */
  level: number;
  /** What is read, without marks and without pictures. */
  text: string;
  sentences: Sentence[];
  hasPicture: boolean;
}

export interface TextLink {
  address: string;
  words: string;
  /** An address that became a link by itself. */
  isBare: boolean;
}

export interface TextPicture {
  address: string;
  words: string;
}

export interface ArticleText {
  blocks: TextBlock[];
  links: TextLink[];
  pictures: TextPicture[];
}

export function readArticleText(content: string): ArticleText {
  const tokens = parseArticleText(content);
  const children = tokens.flatMap((token) => token.children ?? []);
  return {
    blocks: tokens.flatMap((token, index) => readBlock(token, tokens[index - 1])),
    links: readLinks(children),
    pictures: children
      .filter(isPicture)
      .map((token) => ({ address: String(token.attrGet('src')), words: token.content.trim() })),
  };
}

function readBlock(token: Token, opener: Token | undefined): TextBlock[] {
  if (token.type === 'fence' || token.type === 'code_block')
    return [{ kind: 'other', level: 0, text: token.content, sentences: [], hasPicture: false }];
  if (token.type !== 'inline') return [];
  const parts = token.children ?? [];
  const text = parts.map(textOf).join('').trim();
  return [{ ...readKind(opener), text, sentences: sentencesOf(text), hasPicture: parts.some(isPicture) }];
}

function readKind(opener: Token | undefined): Pick<TextBlock, 'kind' | 'level'> {
  if (opener?.type === 'heading_open') return { kind: 'heading', level: Number(opener.tag.slice(1)) };
  return { kind: opener?.type === 'paragraph_open' ? 'paragraph' : 'other', level: 0 };
}

function readLinks(tokens: readonly Token[]): TextLink[] {
  const links: TextLink[] = [];
  // links cannot stand in links
  let open: TextLink | undefined;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      open = { address: String(token.attrGet('href')), words: '', isBare: token.info === 'auto' };
      links.push(open);
    } else if (token.type === 'link_close') open = undefined;
    else if (open) open.words += textOrPicture(token);
  }
  return links;
}

const isPicture = ({ type }: Token) => type === 'image';

const textOrPicture = (token: Token): string => (isPicture(token) ? token.content : textOf(token));

/** A line's end is a space: it ends no sentence. */
const textOf = ({ type, content }: Token): string =>
  ({ text: content, code_inline: content, softbreak: ' ', hardbreak: ' ' })[type] ?? '';

const bySentence = new Intl.Segmenter('tr', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('tr', { granularity: 'word' });

export interface Sentence {
  text: string;
  words: string[];
}

/**
 * Splits a text into sentences by the rules of Unicode (UAX #29): "10.00" and "17. gün" end no sentence. A sentence
 * has a word at least.
 */
export const sentencesOf = (text: string): Sentence[] =>
  [...bySentence.segment(text)]
    .map(({ segment }) => ({ text: segment.trim(), words: wordsOf(segment) }))
    .filter(({ words }) => words.length > 0);

/** Splits a text into words, without numbers. "Düzce’de" and "K.K.T.C" are one word each. */
export const wordsOf = (text: string): string[] =>
  [...byWord.segment(text)].map(({ segment }) => segment).filter(hasLetter);

const hasLetter = (text: string) => /\p{L}/u.test(text);

const longestShown = 80;

/** The beginning of a long text, which is enough to find it. */
export function shorten(text: string): string {
  if (text.length <= longestShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestShown) + 1 || longestShown).trim()}…`;
}
