import type { Kysely } from 'kysely';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { readWholeList } from '#/db/whole-list.ts';
import type { Authors } from '#/http/answers.server.ts';
import type { News } from './answers.server.ts';
import type { NewsDraft } from './schema.ts';

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
    .where('news.deletedAt', 'is', null);

type FoundRow = NewsRow & { foundOperationId: number | null };

const presentFound = ({ foundOperationId, ...row }: FoundRow): News =>
  presentNews({ ...row, operationId: foundOperationId });

/** Leaves out the state: whether, when and by whom it was written and published. */
export const columnsOf = ({
  version: _version,
  published: _published,
  publishAt: _publishAt,
  isPlan: _isPlan,
  images,
  operationId = null,
  ...fields
}: NewsDraft): WrittenColumns => ({ ...fields, operationId, images: JSON.stringify(images) });

/** The compiler names a column for which a draft has nothing. */
type WrittenColumns = Omit<
  NewsRow,
  | 'id'
  | 'version'
  | 'deletedAt'
  | 'deletedBy'
  | 'createdAt'
  | 'updatedAt'
  | 'createdBy'
  | 'updatedBy'
  | 'isPublished'
  | 'isScheduled'
  | 'publishAt'
  | 'scheduledBy'
>;

/** As visitors may see it too: without the names of staff. */
export function presentNews({
  images,
  isPublished,
  isScheduled,
  scheduledBy,
  createdBy,
  updatedBy,
  deletedAt,
  deletedBy,
  ...row
}: NewsRow): News {
  return {
    ...row,
    images: JSON.parse(images) as string[],
    published: isPublished === 1,
    scheduled: isScheduled === 1,
  };
}

/** The newest first. @throws {Refusal} 503 when they are too much to be held at once */
export const listPublishedNewsInFull = (db: Kysely<Tables>): Promise<News[]> =>
  listInFull(db, { isPublic: true });

/** Drafts, too. @throws {Refusal} as above */
export const listAllNews = (db: Kysely<Tables>): Promise<News[]> => listInFull(db, { isPublic: false });

async function listInFull(db: Kysely<Tables>, { isPublic }: { isPublic: boolean }): Promise<News[]> {
  const news = withOperation(db, { isPublic })
    .where('news.isPublished', '>=', isPublic ? 1 : 0)
    .orderBy('news.createdAt', 'desc')
    .orderBy('news.id', 'desc');
  return (await readWholeList(news, { texts, most })).map(presentFound);
}

const texts = ['news.title', 'news.excerpt', 'news.content', 'news.imageUrl', 'news.images'];

/** Some 13,000 usual articles. */
const most = 40_000_000;
