import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { defaultCategory } from './categories.ts';
import { nameCategory } from './category-names.ts';

/** Title of photos that belong to no operation and were given none: visitors read it. */
export const titleOfCategory = (category: string): string =>
  category === defaultCategory ? text.untitled : nameCategory(category);

/** Leaves room for the number. */
const longestBase = 280;

/** Cuts a title to what a numbered one begins with. */
export const baseOf = (title: string) => title.slice(0, longestBase).trim();

/** @param last of the gallery's photos with this title, as `findLastNumber` says. A single new one needs no number. */
export function nameNewPhotos(title: string, { number, last }: { number: number; last: number }): string[] {
  const base = baseOf(title);
  if (number === 1 && last === 0) return [base];
  return Array.from({ length: number }, (_, place) => `${base} (${last + place + 1})`);
}

/** The highest number that photos with this title bear, for counting on; 0 when there are none. */
export function findLastNumber(title: string, taken: readonly string[]): number {
  const base = baseOf(title);
  return taken.reduce((highest, one) => Math.max(highest, readNumber(one, base)), 0);
}

/** 0 for another title. */
function readNumber(title: string, base: string): number {
  if (title === base) return 1;
  if (!title.startsWith(`${base} (`)) return 0;
  const [, digits] = /^ \((\d{1,6})\)$/.exec(title.slice(base.length)) ?? [];
  return Number(digits ?? 0);
}
