import { type NewsCategory, newsCategories } from '#/content/kinds.ts';
import { readPageNumber, withQuery } from '#/http/page-number.ts';

export interface NewsListQuery {
  category: NewsCategory | null;
  /** Starts at 1. */
  page: number;
}

/** An unknown value counts as missing. */
export function readNewsListQuery(search: URLSearchParams): NewsListQuery {
  const category = newsCategories.find((known) => known === search.get('category')) ?? null;
  return { category, page: readPageNumber(search) };
}

/** Leaves out the defaults: the first page and all categories. */
export function newsListAddress({ category, page = 1 }: { category: string | null; page?: number }): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return withQuery('/news', search);
}
