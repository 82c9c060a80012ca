import type { ListChoice } from '#/panel/list/paged-query.ts';

export const newsFilters = ['all', 'published', 'draft', 'scheduled', 'mine'] as const;
export const newsOrders = ['newest', 'oldest', 'title'] as const;

export type NewsListChoice = ListChoice<(typeof newsFilters)[number], (typeof newsOrders)[number]>;

/** Choice of the list when the panel is opened. */
export const firstNewsChoice: NewsListChoice = { search: '', filter: 'all', order: 'newest' };
