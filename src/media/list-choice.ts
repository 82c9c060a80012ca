import type { ListChoice } from '#/panel/list/paged-query.ts';

/** `offered` are those that a form may take. */
export const mediaFilters = ['all', 'unused', 'undescribed', 'hidden', 'offered'] as const;
export const mediaOrders = ['newest', 'oldest', 'name', 'size'] as const;

export interface MediaListChoice
  extends ListChoice<(typeof mediaFilters)[number], (typeof mediaOrders)[number]> {
  /** Its id; '' for all. */
  operation: string;
  /** The month of the upload in Istanbul, '2026-11'; '' for all. */
  month: string;
}

export const firstMediaChoice: MediaListChoice = {
  ...{ search: '', filter: 'all', order: 'newest' },
  ...{ operation: '', month: '' },
};
