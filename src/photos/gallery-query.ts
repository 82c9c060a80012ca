import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';

export interface GalleryQuery {
  category: PhotoCategory | null;
}

/** An unknown value counts as missing. */
export function readGalleryQuery(search: URLSearchParams): GalleryQuery {
  return { category: photoCategories.find((known) => known === search.get('category')) ?? null };
}

/** Empty for all photos. */
export const gallerySearch = (category: PhotoCategory | null) => (category ? `?category=${category}` : '');

export const galleryAddress = (category: PhotoCategory | null) =>
  `/operation-photos${gallerySearch(category)}`;
