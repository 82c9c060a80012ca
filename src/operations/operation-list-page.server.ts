import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { Redirect } from '#/render/page.ts';
import { countOperations } from './figures.server.ts';
import type { ShownOperations } from './operation-list-page.tsx';
import { type OperationListQuery, operationListAddress, operationsPerPage } from './operation-list-query.ts';
import { listPublishedOperations } from './store.server.ts';

/** One page of the list; beyond the last page a redirect to it, because such pages have no end and must not be drawn. */
export async function readOperationPage(
  db: Kysely<Tables>,
  { type, page }: OperationListQuery,
): Promise<ShownOperations | Redirect> {
  const figures = await countOperations(db);
  const found = type === null ? figures.total : (figures.ofType.get(type) ?? 0);
  const pages = Math.max(1, Math.ceil(found / operationsPerPage));
  if (page > pages) return { redirectTo: operationListAddress({ type, page: pages }) };
  const offset = (page - 1) * operationsPerPage;
  const operations = await listPublishedOperations(db, { type, limit: operationsPerPage, offset });
  return { operations, figures, found, pages };
}
