import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Redirect } from '#/render/page.ts';
import type { ShownOperations } from './operation-list-page.tsx';
import { type OperationListQuery, operationListAddress, operationsPerPage } from './operation-list-query.ts';
import { listRecordYears, sumRecord } from './record.server.ts';
import { addSums } from './record-sums.ts';
import { listPublishedOperations } from './store.server.ts';

/**
 * Reads a page of the list; beyond the last page a redirect to it, because such pages have no end and must not be
 * drawn.
 */
export async function readOperationPage(
  db: Kysely<Tables>,
  { page, ...filter }: OperationListQuery,
): Promise<ShownOperations | Redirect> {
  const ofTypes = await sumRecord(db, { by: 'type', ...filter });
  const sums = addSums(ofTypes);
  const pages = Math.max(1, Math.ceil(sums.reports / operationsPerPage));
  if (page > pages) return { redirectTo: operationListAddress({ ...filter, page: pages }) };
  const offset = (page - 1) * operationsPerPage;
  const operations = await listPublishedOperations(db, { filter, limit: operationsPerPage, offset });
  const ofType = new Map(ofTypes.map(({ part, operations }) => [part, operations]));
  return { operations, sums, ofType, years: await listRecordYears(db), pages };
}
