import { operationProvinces, type Province } from '#/content/province-kinds.ts';
import { foldTurkish } from '#/format/turkish.ts';

/** Words that name no place by themselves, such as 'köyü' and 'mevkii'. */
const general =
  'ilce ilcesi koy koyu mahalle mahallesi mevki mevkii dag dagi yayla yaylasi orman ormani yol yolu';
const generalWords = new Set(general.split(' '));

/** Consonants that soften before a suffix: 'Kurukavak' becomes 'Kurukavağa'. */
const softened: Record<string, string> = { k: 'g', p: 'b', t: 'd' };

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words of a held place, as they stand there, that a text would give away: those that province and town lack. What
 * the district names beyond these two, visitors read too.
 */
export function findPlaceWords(
  texts: readonly string[],
  { location, district }: { location: string; district: string },
): string[] {
  const [province = '', town = '', ...further] = district.split(',');
  const known = new Set([province, town].flatMap(wordsOf).map(foldTurkish));
  const read = [...texts, ...further].flatMap(wordsOf).map(foldTurkish);
  const secret = [location, ...further].flatMap(wordsOf).filter((word) => {
    const folded = foldTurkish(word);
    return folded.length > 2 && !known.has(folded) && !generalWords.has(folded);
  });
  return [...new Set(secret)].filter((word) => read.some((other) => isFormOf(other, foldTurkish(word))));
}

/** Turkish words change at their end. */
function isFormOf(other: string, word: string): boolean {
  const soft = softened[word.slice(-1)];
  return other.startsWith(word) || (soft !== undefined && other.startsWith(word.slice(0, -1) + soft));
}

export interface OperationTexts {
  title: string;
  description: string;
  workDone?: string;
  agencies?: string;
  location: string;
  district?: string;
  isPlaceHeld?: boolean;
}

/** The words by which a text would give away the place that is held back; none before it is known what visitors may read. */
export const placeWordsOf = ({
  isPlaceHeld,
  title,
  description,
  workDone = '',
  agencies = '',
  location,
  district = '',
}: OperationTexts): string[] =>
  isPlaceHeld && district.trim()
    ? findPlaceWords([title, description, workDone, agencies], { location, district })
    : [];

/** Finds the province that a place begins with: 'Bolu, Gerede' → 'Bolu'. */
export function findProvince(place: string): Province | undefined {
  const folded = foldTurkish(place);
  return operationProvinces.find((province) => {
    const name = foldTurkish(province);
    return folded.startsWith(name) && !/^\p{L}/u.test(folded.slice(name.length));
  });
}
