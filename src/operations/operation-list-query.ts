import { type OperationType, operationTypes } from '#/content/kinds.ts';
import { operationProvinces, type Province } from '#/content/province-kinds.ts';
import { readSearchQuery } from '#/format/search-query.ts';
import { wordedAddress } from '#/format/worded-address.ts';
import { readPageNumber, withQuery } from '#/http/page-number.ts';

/** Choice of a part of the record: the same for its list, its figures, its map and its files. */
export interface RecordFilter {
  type: OperationType | null;
  year: number | null;
  province: Province | null;
  /** As it was typed; empty for all. */
  words: string;
}

export interface OperationListQuery extends RecordFilter {
  /** Starts at 1. */
  page: number;
}

export const wholeRecord: RecordFilter = { type: null, year: null, province: null, words: '' };

/** Fills rows of one, two and three cards. */
export const operationsPerPage = 24;

/** An unknown value counts as missing. */
export function readRecordFilter(search: URLSearchParams): RecordFilter {
  const year = search.get('year') ?? '';
  return {
    type: operationTypes.find((known) => known === search.get('type')) ?? null,
    year: /^(19|20)\d\d$/.test(year) ? Number(year) : null,
    province: operationProvinces.find((known) => known === search.get('province')) ?? null,
    words: readSearchQuery(search).typed,
  };
}

export const readOperationListQuery = (search: URLSearchParams): OperationListQuery => ({
  ...readRecordFilter(search),
  page: readPageNumber(search),
});

/** Tells whether it chooses a part of the record. */
export const isNarrowed = ({ type, year, province, words }: RecordFilter): boolean =>
  type !== null || year !== null || province !== null || words !== '';

/** The address of a view of the record. Leaves out what is not chosen, and the first page. */
export function recordAddress(
  path: string,
  { type, year, province, words, page = 1 }: Partial<OperationListQuery>,
): string {
  const search = new URLSearchParams();
  if (type) search.set('type', type);
  if (year) search.set('year', String(year));
  if (province) search.set('province', province);
  if (words) search.set('q', words);
  if (page > 1) search.set('page', String(page));
  return withQuery(path, search);
}

/** The words of a choice, as a reader would say it. */
export const namesOf = ({ type, year, province, words }: RecordFilter): string =>
  [type, year, province, words && `“${words}”`].filter(Boolean).join(' · ');

export const operationListPath = '/operations';
export const recordFiguresPath = '/operations/figures';

/** Files of the record; each takes the same query as the list. */
export const recordFiles = {
  csv: '/operations.csv',
  json: '/operations.json',
  atom: '/operations.atom',
  ics: '/operations.ics',
};
export type RecordFormat = keyof typeof recordFiles;

export const operationListAddress = (query: Partial<OperationListQuery>) =>
  recordAddress(operationListPath, query);

/** Anchor below the counters and the types, which a person who goes on reading has seen. */
export const listAnchor = 'liste';

/** Address of what is chosen itself, for links on its page. */
export const recordJump = (path: string, query: Partial<OperationListQuery>) =>
  `${recordAddress(path, query)}#${listAnchor}`;

/** Id of an operation's card in the list. */
export const operationAnchor = (id: number) => `operasyon-${id}`;

/** Address of an operation's own page, which leads into the list where it has none. */
export const operationAddress = (operation: { id: number; title: string }) =>
  wordedAddress(operationListPath, operation);

/** @param newer how many operations stand before it in the list */
export const placeInList = ({ id, newer }: { id: number; newer: number }) =>
  `${operationListAddress({ page: Math.floor(newer / operationsPerPage) + 1 })}#${operationAnchor(id)}`;
