import { type OperationType, operationTypes } from '#/content/kinds.ts';
import { readPageNumber, withQuery } from '#/http/page-number.ts';

export interface OperationListQuery {
  type: OperationType | null;
  /** Starts at 1. */
  page: number;
}

/** Fills rows of one, two and three cards. */
export const operationsPerPage = 48;

/** An unknown value counts as missing. */
export function readOperationListQuery(search: URLSearchParams): OperationListQuery {
  const type = operationTypes.find((known) => known === search.get('type')) ?? null;
  return { type, page: readPageNumber(search) };
}

/** Leaves out the defaults: the first page and all types. */
export function operationListAddress({ type = null, page = 1 }: Partial<OperationListQuery>): string {
  const search = new URLSearchParams();
  if (type) search.set('type', type);
  if (page > 1) search.set('page', String(page));
  return withQuery('/operations', search);
}

/** Anchor below the counters and the types, which a person who goes on reading has seen. */
export const listAnchor = 'liste';

/** Address of the list itself, for links on its page. */
export const operationListJump = (query: Partial<OperationListQuery>) =>
  `${operationListAddress(query)}#${listAnchor}`;

/** Id of an operation's card in the list. */
export const operationAnchor = (id: number) => `operasyon-${id}`;

/** @param newer how many operations stand before it in the list */
export const operationAddress = ({ id, newer }: { id: number; newer: number }) =>
  `${operationListAddress({ page: Math.floor(newer / operationsPerPage) + 1 })}#${operationAnchor(id)}`;
