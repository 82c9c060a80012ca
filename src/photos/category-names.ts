import { photoCategories } from '#/content/kinds.ts';
import { foldTurkish } from '#/format/turkish.ts';
import { photosText } from '#/i18n/tr/photos.ts';

/** A category that the gallery does not know is its own name. */
export function nameCategory(category: string): string {
  const known = photoCategories.find((one) => one === category);
  return known ? photosText.categories[known] : category;
}

/** Accepts a known category by its Turkish name or as it is stored. */
export function readCategory(typed: string): string {
  const key = foldTurkish(typed);
  const known = photoCategories.find((one) => key === one || key === foldTurkish(nameCategory(one)));
  return known ?? typed;
}
