import { photoCategories } from '#/content/kinds.ts';
import { defaultCategory, longestCategory } from './categories.ts';

export interface PhotoListQuery {
  category?: string | undefined;
  operationId?: string | undefined;
}

/** The gallery's choice that filters nothing. */
export const allPhotos = 'all';

const knownCategories: readonly string[] = [defaultCategory, ...photoCategories];

/**
 * Tells whether a list is kept: that of all photos, and those of each category that the site knows. The database
 * answers others each time.
 */
export const mayKeepList = ({ category, operationId }: PhotoListQuery): boolean =>
  operationId === undefined && (category === undefined || knownCategories.includes(category));

/** No photo can be in a category with a longer name. */
export const canBeCategory = (name: string) => name.length <= longestCategory;
