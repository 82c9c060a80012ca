import { type Kysely, sql } from 'kysely';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { newsRefusalText as text } from '#/i18n/tr/news-refusals.ts';
import type { Authors } from '#/stored/authors.ts';
import { presentNews } from './row.server.ts';
import type { News } from './schema.ts';

/** @throws {Refusal} 503 when they are too much to be held at once */
export const listPublishedNewsInFull = (db: Kysely<Tables>): Promise<News[]> =>
  listInFull(db, { isPublic: true });

/** Drafts, too. @throws {Refusal} as above */
export const listAllNews = (db: Kysely<Tables>): Promise<News[]> => listInFull(db, { isPublic: false });

async function listInFull(db: Kysely<Tables>, { isPublic }: { isPublic: boolean }): Promise<News[]> {
  const leastPublished = isPublic ? 1 : 0;
  const { letters } = await db
    .selectFrom('news')
    .select(sql<number>`coalesce(sum(length(content)), 0)`.as('letters'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '>=', leastPublished)
    .executeTakeFirstOrThrow();
  if (letters > mostAtOnce) throw new Refusal('too-much-at-once', text.tooMuchAtOnce);
  const rows = await withOperation(db, { isPublic })
    .where('news.isPublished', '>=', leastPublished)
    .execute();
  return rows.map(presentFound);
}

/** Letters: some 25,000 usual articles. Several times as many would take all of the server's memory. */
const mostAtOnce = 50_000_000;

export async function findNewsWithAuthors(
  db: Kysely<Tables>,
  id: number,
): Promise<(News & Authors) | undefined> {
  const row = await withOperation(db, { isPublic: false }).where('news.id', '=', id).executeTakeFirst();
  return row && presentWithAuthors(row);
}

export async function findPublishedNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const query = withOperation(db, { isPublic: true })
    .where('news.id', '=', id)
    .where('news.isPublished', '=', 1);
  const row = await query.executeTakeFirst();
  return row && presentFound(row);
}

/** Finds drafts too, which visitors may not see. */
export async function findNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const row = await withOperation(db, { isPublic: false }).where('news.id', '=', id).executeTakeFirst();
  return row && presentFound(row);
}

/**
 * An article whose operation is in the bin belongs to none until the operation comes back, and for visitors neither does
 * one whose operation is a draft.
 */
const withOperation = (db: Kysely<Tables>, { isPublic }: { isPublic: boolean }) =>
  db
    .selectFrom('news')
    .leftJoin('operations', (join) =>
      join
        .onRef('operations.id', '=', 'news.operationId')
        .on('operations.deletedAt', 'is', null)
        .on('operations.isPublished', '>=', isPublic ? 1 : 0),
    )
    .selectAll('news')
    .select('operations.id as foundOperationId')
    .where('news.deletedAt', 'is', null)
    .orderBy('news.createdAt', 'desc')
    .orderBy('news.id', 'desc');

type FoundRow = NewsRow & { foundOperationId: number | null };

const presentFound = ({ foundOperationId, ...row }: FoundRow): News =>
  presentNews({ ...row, operationId: foundOperationId });

const presentWithAuthors = (row: FoundRow): News & Authors => ({
  ...presentFound(row),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
});
