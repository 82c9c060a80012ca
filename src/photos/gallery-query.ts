import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';
import { readPageNumber, withQuery } from '#/http/page-number.ts';

export interface GalleryQuery {
  category: PhotoCategory | null;
  /** Starts at 1. */
  page: number;
}

export const photosPerPage = 60;

/** An unknown value counts as missing. */
export function readGalleryQuery(search: URLSearchParams): GalleryQuery {
  const category = photoCategories.find((known) => known === search.get('category')) ?? null;
  return { category, page: readPageNumber(search) };
}

export const galleryAddress = (query: Partial<GalleryQuery>) => addressOf('/operation-photos', query);

/** The call for one part of the gallery, as the page shows it. */
export const galleryPartCall = (query: GalleryQuery) => addressOf('/api/photos/part', query);

/** Leaves out the defaults: the first page and all categories. */
function addressOf(path: string, { category, page = 1 }: Partial<GalleryQuery>): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return withQuery(path, search);
}
