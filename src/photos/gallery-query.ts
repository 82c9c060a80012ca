import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';

export interface GalleryQuery {
  category: PhotoCategory | null;
}

/** What /operation-photos reads of its query string; every unknown value is as if it were not there. */
export function readGalleryQuery(search: URLSearchParams): GalleryQuery {
  return { category: photoCategories.find((known) => known === search.get('category')) ?? null };
}

/** The query string with this choice; all photos go without saying. */
export const gallerySearch = (category: PhotoCategory | null) => (category ? `?category=${category}` : '');

export const galleryAddress = (category: PhotoCategory | null) =>
  `/operation-photos${gallerySearch(category)}`;
