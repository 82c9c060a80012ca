import type { Authors } from '#/stored/authors.ts';
import type { News, NewsSummary } from './schema.ts';

/** Articles that the panel's list brings at a time. */
export const newsListStep = 48;

export const newsFilters = ['all', 'published', 'draft', 'scheduled', 'mine'] as const;
export const newsOrders = ['newest', 'oldest', 'title'] as const;

export interface NewsListChoice {
  search: string;
  filter: (typeof newsFilters)[number];
  order: (typeof newsOrders)[number];
}

/** What the list shows when the panel is opened. */
export const firstNewsChoice: NewsListChoice = { search: '', filter: 'all', order: 'newest' };

export type NewsListItem = NewsSummary &
  Authors &
  Pick<News, 'published' | 'scheduled' | 'publishAt' | 'version'>;

export interface NewsListPage {
  /** Articles in all, whatever was looked for. */
  total: number;
  /** Those that fit, on all pages. */
  found: number;
  news: NewsListItem[];
}
