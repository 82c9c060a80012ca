import { hasCheckDigits } from './iban.ts';
import { inOrdersSeen } from './order-seen.ts';
import { readDigits } from './read-digits.ts';

/** At every place, as a number may begin within another: 'IBANTR33 …' is read as one, too. */
const turkish = /(?=(T ?R(?: ?\d){8}(?: ?[\dA-Z]){16}))/gi;

/** With wrong check digits: money that somebody could not send is as lost to the association. */
const mistyped = /(?<!\S)TR(?: ?\d){24}/g;

/** Numbers with nothing but blanks in between. Banks' forms write the TR by themselves. */
const rows = /\d+(?: \d+)*/g;
const digitsOfTurkish = 24;

/** After the bank's five digits a zero is kept free (TCMB, 2008/6); the codes of all banks begin with two zeros. */
const freeZero = 7;
const bankOfTurkiye = /^\d\d00/;

/** Lengths of the groups, as banks print them, and in one piece. */
const printed = ['2 4 4 4 4 4 2', '24'];

/** In groups as banks print them; the check digits tell them from other words (ISO 13616). */
const foreign = /(?<!\S)[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?(?!\S)/gi;

/** The account numbers in a text, without blanks, each once. */
export const findIbans = (text: string): string[] => [...findIbansAcross([text]).keys()];

/**
 * The account numbers in texts that are read in a row: one may begin in a title and end in the sentence below it.
 * @returns for each, without blanks, the index of the text in which it ends
 */
export function findIbansAcross(texts: string[]): Map<string, number> {
  const found = new Map<string, number>();
  // most texts hold none
  if (!texts.some((text) => /\p{N}/u.test(text))) return found;
  const note = (plain: string[], find: typeof findIn) => {
    const { words, ends } = inOneGo(plain);
    for (const [iban, end] of find(words)) {
      const last = ends.findIndex((place) => place >= end);
      if (!found.has(iban)) found.set(iban, last);
    }
  };
  const [usual = [], ...others] = readDigits(texts);
  // a number that was misread somewhere is not mistyped
  note(usual, (words) => [...findIn(words), ...matchesOf(mistyped, words)]);
  for (const plain of [...others, ...inOrdersSeen(texts).flatMap(readDigits)]) note(plain, findIn);
  return found;
}

function inOneGo(texts: string[]): { words: string; ends: number[] } {
  let words = '';
  const ends = texts.map((text) => {
    words += words && text ? ` ${text}` : text;
    return words.length;
  });
  return { words, ends };
}

/** With the place where each ends first. */
function findIn(plain: string): [iban: string, end: number][] {
  const withoutCountry = [...plain.matchAll(rows)].flatMap(({ 0: row, index }) => findTurkishIn(row, index));
  const likely = new Map<string, number>();
  for (const [iban, end] of [...matchesOf(turkish, plain), ...withoutCountry, ...matchesOf(foreign, plain)])
    if (!likely.has(iban)) likely.set(iban, end);
  return [...likely].filter(([iban]) => hasCheckDigits(iban));
}

const matchesOf = (pattern: RegExp, plain: string) =>
  [...plain.matchAll(pattern)].map(({ 0: whole, 1: written = whole, index }): [string, number] => [
    written.replaceAll(' ', '').toUpperCase(),
    index + written.length,
  ]);

/** Another number may stand beside it: '1. 33 0006 …'. Then it must look more like one, as years and figures do not. */
function findTurkishIn(row: string, index: number): [iban: string, end: number][] {
  const groups = row.split(' ');
  const digits = groups.join('');
  const found = new Map<string, number>();
  let [from, to, last] = [0, 0, -1];
  for (const [first, group] of groups.entries()) {
    while (to < from + digitsOfTurkish && last + 1 < groups.length) {
      last += 1;
      to += groups[last]?.length ?? 0;
    }
    if (to === from + digitsOfTurkish && digits[from + freeZero] === '0') {
      const run = digits.slice(from, to);
      if (!found.has(run) && isLikely(run, groups, { first, last })) found.set(run, index + to + last);
    }
    from += group.length;
  }
  return [...found].map(([run, end]) => [`TR${run}`, end]);
}

function isLikely(run: string, groups: string[], { first, last }: { first: number; last: number }): boolean {
  if (bankOfTurkiye.test(run) || (first === 0 && last === groups.length - 1)) return true;
  const lengths = groups.slice(first, last + 1).map((group) => group.length);
  return printed.includes(lengths.join(' '));
}
