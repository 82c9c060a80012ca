import { hasCheckDigits } from './iban.ts';

/** At every place, as a number may begin within another: 'IBANTR33 …' is read as one, too. */
const turkish = /(?=(T ?R(?: ?\d){8}(?: ?[\dA-Z]){16}))/giu;

/** With wrong check digits: money that somebody could not send is as lost to the association. */
const mistyped = /(?<![\p{L}\p{N}])TR(?: ?\d){24}/gu;

/** Numbers with nothing but blanks in between. Banks' forms write the TR by themselves. */
const rows = /\d+(?: \d+)*/g;
const digitsOfTurkish = 24;

/** After the bank's five digits a zero is kept free (TCMB, 2008/6); the codes of all banks begin with two zeros. */
const freeZero = /^\d{7}0/;
const bankOfTurkiye = /^\d\d00/;

/** Lengths of the groups, as banks print them, and in one piece. */
const printed = ['2 4 4 4 4 4 2', '24'];

/** In groups as banks print them; the check digits tell them from other words (ISO 13616). */
const foreign = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?(?![\p{L}\p{N}])/giu;

/** The account numbers in a text, without blanks, each once. */
export function findIbans(text: string): string[] {
  // most texts hold none
  if (!/\p{N}/u.test(text)) return [];
  const plain = withSingleBlanks(text);
  const withoutCountry = (plain.match(rows) ?? []).flatMap(findTurkishIn);
  const likely = [
    ...[...plain.matchAll(turkish)].map(([, written = '']) => compact(written)),
    ...withoutCountry.map((run) => `TR${run}`),
    ...(plain.match(foreign) ?? []).map(compact),
  ];
  const wrong = (plain.match(mistyped) ?? []).map(compact);
  return [...new Set([...likely.filter(hasCheckDigits), ...wrong])];
}

/** Another number may stand beside it: '1. 33 0006 …'. Then it must look more like one, as years and figures do not. */
function findTurkishIn(row: string): string[] {
  const groups = row.split(' ');
  return groups.flatMap((_, start) => {
    let [run, end] = ['', start];
    while (run.length < digitsOfTurkish && end < groups.length) {
      run += groups[end];
      end += 1;
    }
    if (run.length !== digitsOfTurkish || !freeZero.test(run)) return [];
    const isAlone = start === 0 && end === groups.length;
    const lengths = groups.slice(start, end).map((group) => group.length);
    return isAlone || bankOfTurkiye.test(run) || printed.includes(lengths.join(' ')) ? [run] : [];
  });
}

/** Their names can be digits alone. */
const pictures = /\/media\/[\da-f]{24}\b/g;

/** However much stands between two letters or digits, a reader passes over it; so do signs of writing without capitals. */
const withSingleBlanks = (text: string) =>
  text
    // full-width digits become digits, and what nobody sees goes
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(pictures, ' ')
    .replace(/[\p{Nd}\p{No}]/gu, plainDigit)
    .replace(/[\doοоıİliі]+/giu, digitsOfLookalikes)
    .replace(/[^\p{Lu}\p{Ll}\p{Lt}\d]+/gu, ' ');

/** 'TR33 OOO6': letters that stand for a nought or a one beside digits. */
const digitsOfLookalikes = (word: string) =>
  /\d/.test(word) ? word.replace(/[oοо]/giu, '0').replace(/\D/gu, '1') : word;

/** The first of nine digits in a circle, which Unicode does not decompose. */
const ones = [0x2776, 0x2780, 0x278a, 0x24f5];
const zeros = ['\u24ff', '\u{1f10b}', '\u{1f10c}'];

/** Digits of each script stand in a row, beginning at a code point that ends in 0 or 6. */
function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (/\p{Nd}/u.test(sign)) {
    const place = code % 16;
    return String(/\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6);
  }
  if (zeros.includes(sign)) return '0';
  const one = ones.find((first) => code >= first && code < first + 9);
  return one === undefined ? sign : String(code - one + 1);
}

const compact = (written: string) => written.replaceAll(' ', '').toUpperCase();
