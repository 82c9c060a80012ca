import { hasCheckDigits } from './iban.ts';

/** At every place, as a number may begin within another: 'IBANTR33 …' is read as one, too. */
const turkish = /(?=(T ?R(?: ?\d){8}(?: ?[\dA-Z]){16}))/giu;

/** With wrong check digits: money that somebody could not send is as lost to the association. */
const mistyped = /(?<![\p{L}\p{N}])TR(?: ?\d){24}/gu;

/** Banks' forms write the TR by themselves. */
const digits = /\d(?: ?\d)*/g;
const digitsOfTurkish = 24;

/** As banks print them; the check digits tell them from other words in capitals (ISO 13616). */
const foreign = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?(?![\p{L}\p{N}])/gu;

/** The account numbers in a text, without blanks, each once. */
export function findIbans(text: string): string[] {
  // most texts hold none
  if (!/\p{N}/u.test(text)) return [];
  const plain = withSingleBlanks(text);
  const withoutCountry = [...plain.matchAll(digits)]
    .map(([run]) => compact(run))
    .filter((run) => run.length === digitsOfTurkish);
  const likely = [
    ...[...plain.matchAll(turkish)].map(([, written = '']) => compact(written)),
    ...withoutCountry.map((run) => `TR${run}`),
    ...(plain.match(foreign) ?? []).map(compact),
  ];
  const wrong = (plain.match(mistyped) ?? []).map(compact);
  return [...new Set([...likely.filter(hasCheckDigits), ...wrong])];
}

/** Their names can be digits alone. */
const pictures = /\/media\/[\da-f]{24}\b/g;

/** However much stands between two letters or digits, a reader passes over it. */
const withSingleBlanks = (text: string) =>
  text
    // full-width digits become digits, and what nobody sees goes
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(pictures, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');

const compact = (written: string) => written.replaceAll(' ', '').toUpperCase();
