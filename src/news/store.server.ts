import type { Kysely } from 'kysely';
import type { NewsRow, Tables } from '#/db/tables.ts';
import type { Authors } from '#/stored/authors.ts';
import { presentNews } from './row.server.ts';
import type { News } from './schema.ts';

export async function findNewsWithAuthors(
  db: Kysely<Tables>,
  id: number,
): Promise<(News & Authors) | undefined> {
  const row = await findRow(db, id);
  return row && { ...presentFound(row), createdBy: row.createdBy, updatedBy: row.updatedBy };
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
  const row = await findRow(db, id);
  return row && presentFound(row);
}

const findRow = (db: Kysely<Tables>, id: number) =>
  withOperation(db, { isPublic: false }).where('news.id', '=', id).executeTakeFirst();

/**
 * An article whose operation is in the bin belongs to none until the operation comes back, and for visitors neither does
 * one whose operation is a draft.
 */
export const withOperation = (db: Kysely<Tables>, { isPublic }: { isPublic: boolean }) =>
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
    .where('news.deletedAt', 'is', null);

type FoundRow = NewsRow & { foundOperationId: number | null };

export const presentFound = ({ foundOperationId, ...row }: FoundRow): News =>
  presentNews({ ...row, operationId: foundOperationId });
