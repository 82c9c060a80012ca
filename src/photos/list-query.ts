import { photoCategories } from '#/content/kinds.ts';
import { defaultCategory, longestCategory } from './categories.ts';

export interface PhotoListQuery {
  category: string | undefined;
  operationId: string | undefined;
}

/** The gallery's choice that filters nothing. */
const all = 'all';

/** A missing or empty value filters nothing. */
export function readPhotoListQuery(search: URLSearchParams): PhotoListQuery {
  const category = search.get('category') || undefined;
  return {
    category: category === all ? undefined : category,
    operationId: search.get('operationId') || undefined,
  };
}

const cachedCategories: readonly string[] = [all, defaultCategory, ...photoCategories];

/**
 * Names the cached answer: one for all photos and one for each category that the site knows.
 * Undefined for others, which the database answers each time: made-up ones must not fill the cache.
 */
export function findPhotoListKey(search: URLSearchParams): string | undefined {
  const { category = all, operationId } = readPhotoListQuery(search);
  return operationId === undefined && cachedCategories.includes(category) ? category : undefined;
}

/** No photo can be in a category with a longer name. */
export const canBeCategory = (name: string) => name.length <= longestCategory;
