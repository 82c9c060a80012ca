import { photoCategories } from '#/content/kinds.ts';
import { foldTurkish } from '#/format/turkish.ts';
import { photosText } from '#/i18n/tr/photos.ts';

/** The Turkish name of a category that the gallery knows; any other is its own name. */
export function nameCategory(category: string): string {
  const known = photoCategories.find((one) => one === category);
  return known ? photosText.categories[known] : category;
}

/** The category that somebody means who typed its name, in Turkish or as it is stored. */
export function readCategory(typed: string): string {
  const key = foldTurkish(typed);
  const known = photoCategories.find((one) => key === one || key === foldTurkish(nameCategory(one)));
  return known ?? typed;
}
