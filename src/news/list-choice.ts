import type { NewsCategory } from '#/content/kinds.ts';
import type { ListChoice } from '#/panel/list/paged-query.ts';

export const newsFilters = ['all', 'published', 'draft', 'scheduled', 'mine'] as const;
export const newsOrders = ['newest', 'oldest', 'title'] as const;

export interface NewsListChoice
  extends ListChoice<(typeof newsFilters)[number], (typeof newsOrders)[number]> {
  /** '' for all. */
  category: NewsCategory | '';
}

/** Choice of the list when the panel is opened. */
export const firstNewsChoice: NewsListChoice = { search: '', filter: 'all', category: '', order: 'newest' };
