import { mapOnce } from './map-once.ts';

/** Their names can be digits alone, which nobody reads where addresses stand by themselves or behind an article's words. */
const pictures = /^(?:\/media\/[\da-f]{24}\.[a-z]+)+$|\/media\/[\da-f]{24}\b(?<=\]\([^\s()]{0,300})/g;

/** Each stands for twenty letters and for no digit. */
const longLetters = /[\ufb50-\ufdff]/g;

/** Signs that are read as a nought among digits, but may as well stand between two groups of them. */
const signs = /[〇○◯ס°]/g;
const signsAsNoughts = [/(?!)/g, /[〇○◯ס]/g, signs];

/** Letters that stand for a nought, a one or a five beside digits, without their marks. */
const noughts = 'oοоөօⲟᴏθø';
const letters = `${noughts}\u0131li\u0456ƽ`;
const lookalikes = new RegExp(`[\\d${letters}]+`, 'giu');
const besideDigit = new RegExp(`\\d[${letters}]|[${letters}]\\d`, 'iu');
/** 'OOOO' between two groups of digits; one letter alone may be a word. */
const bareNoughts = new RegExp(`(?<![\\p{L}\\p{N}])[${noughts}]{2,}(?![\\p{L}\\p{N}])`, 'giu');
const nought = new RegExp(`[${noughts}]`, 'giu');

/**
 * Letters with capitals, digits and single blanks: however much stands between two of them, a reader passes over it;
 * so do signs of writing without capitals. Digits of any script, and what looks like one, are those that a bank prints.
 * @returns texts that follow each other in each way in which they can be read; first with nothing but gaps for signs
 */
export function readDigits(texts: string[]): string[][] {
  const bare = mapOnce(texts, withoutMarks);
  if (!bare.some((text) => text.search(signs) >= 0)) return [mapOnce(bare, withSingleBlanks)];
  return signsAsNoughts.map((noughts) =>
    mapOnce(bare, (text) => withSingleBlanks(text.replace(noughts, 'o').replace(signs, ' '))),
  );
}

const withoutMarks = (text: string) =>
  text
    .replace(longLetters, ' ')
    // full-width digits become digits, and what nobody sees goes
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(pictures, ' ')
    .replace(/[^\P{N}0-9]/gu, plainDigit);

const withSingleBlanks = (text: string) =>
  withPlainDigits(text)
    .replace(/[^\p{Lu}\p{Ll}\p{Lt}\d]+/gu, ' ')
    .trim();

function withPlainDigits(text: string): string {
  const plain = text.replace(bareNoughts, (letters) => '0'.repeat(letters.length));
  return besideDigit.test(plain) ? plain.replace(lookalikes, digitsOfLookalikes) : plain;
}

/** 'TR33 OOO6': only in a word with a digit. */
const digitsOfLookalikes = (word: string) =>
  /\d/.test(word) ? word.replace(nought, '0').replace(/ƽ/giu, '5').replace(/\D/g, '1') : word;

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
