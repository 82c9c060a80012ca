import { foldTurkish } from '#/format/turkish.ts';
import { isSitePath } from '#/http/site-paths.ts';
import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import type { CheckContext, FindingKind, Found } from './finding.ts';
import { shorten, type TextLink, wordsOf } from './read-article-text.ts';

/** A link's address is judged first: with no address its words hardly matter. */
export function checkLinks(links: readonly TextLink[], context: CheckContext): Found[] {
  return links.flatMap((link) => {
    const kind = judgeAddress(link.address, context) ?? judgeWords(link);
    return kind ? [{ kind, words: shorten(link.words.trim() || link.address) }] : [];
  });
}

function judgeWords({ address, words, isBare }: TextLink): FindingKind | undefined {
  const shown = words.trim();
  if (shown === '') return 'wordless-link';
  // an e-mail address is what people look for
  if (isBare ? !address.startsWith('mailto:') : isWebAddress(shown)) return 'bare-address';
  return isVague(shown) ? 'vague-link' : undefined;
}

const isWebAddress = (words: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(words);

const vagueWords: ReadonlySet<string> = new Set(text.vagueWords.map(foldTurkish));

function isVague(shown: string): boolean {
  const words = wordsOf(shown);
  return words.length > 0 && words.every((word) => vagueWords.has(foldTurkish(word)));
}

/** Undefined when a visitor gets somewhere, or when it cannot be known: nobody asks other sites. */
function judgeAddress(address: string, context: CheckContext): FindingKind | undefined {
  if (isUnwritten(address)) return 'addressless-link';
  if (address.startsWith('#')) return 'dead-link';
  // as a browser on the article's page would read it
  const base = `https://${context.host}/news/1`;
  if (!URL.canParse(address, base)) return 'addressless-link';
  const { protocol, host, pathname } = new URL(address, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (host !== context.host) return host.includes('.') ? undefined : 'addressless-link';
  return judgePath(pathname, context);
}

/** '/news/17', with or without the words of its title. */
const newsPath = /^\/news\/(\d+)(?:-[^/]*)?$/;

function judgePath(path: string, { hiddenNews }: CheckContext): FindingKind | undefined {
  const id = newsPath.exec(path)?.[1];
  if (id) return hiddenNews?.has(Number(id)) ? 'draft-link' : undefined;
  return isSitePath(path) ? undefined : 'dead-link';
}

const unwritten: ReadonlySet<string> = new Set(['', '#', ...text.placeholders.map(encodeURI)]);

/** Nothing, or what stands there to be replaced, encoded as Markdown encodes it. */
const isUnwritten = (address: string) => unwritten.has(address.replace(/^(?:https?:\/\/|mailto:|tel:)/i, ''));

/** Most links that are asked about, more than an article has to news. */
const mostAsked = 20;

/** Ids of the articles that a text links to. */
export const listLinkedNews = (content: string): number[] => {
  const ids = [...content.matchAll(/\/news\/(\d{1,9})\b/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].slice(0, mostAsked);
};
