import { foldTurkish } from '#/format/turkish.ts';
import { articleCheckText as text } from '#/i18n/tr/article-check.ts';
import type { FindingKind, Found, Surroundings } from './finding.ts';
import { judgeAddress } from './judge-address.ts';
import type { TextLink } from './read-article-text.ts';
import { shorten, wordsOf } from './sentences.ts';

/** A link's address is judged first: with no address its words hardly matter. */
export function checkLinks(links: readonly TextLink[], around: Surroundings): Found[] {
  return links.flatMap((link) => {
    const kind = judgeAddress(link.address, around) ?? judgeWords(link);
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
