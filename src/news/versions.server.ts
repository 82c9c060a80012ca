import type { Kysely } from 'kysely';
import type { NewsRow, NewsVersionRow, Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { NewsVersion, NewsVersionSummary } from './schema.ts';

/** Call it in the transaction `tx` that wrote `row`. */
export async function storeNewsVersion(
  tx: Kysely<Tables>,
  { row, savedBy }: { row: NewsRow; savedBy: string },
): Promise<void> {
  const { id: newsId, createdAt, updatedAt: savedAt, deletedAt, deletedBy, ...fields } = row;
  await tx
    .insertInto('newsVersions')
    .values({ newsId, ...fields, savedAt, savedBy })
    .execute();
}

export async function wasEverPublished(db: Kysely<Tables>, newsId: number): Promise<boolean> {
  const version = await db
    .selectFrom('newsVersions')
    .select('version')
    .where('newsId', '=', newsId)
    .where('isPublished', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

/** The latest first. @throws {Refusal} 404 when there is no such article outside the bin */
export async function listNewsVersions(db: Kysely<Tables>, id: number): Promise<NewsVersionSummary[]> {
  const rows = await versionsOf(db, id)
    .select(['newsVersions.version', 'newsVersions.title', 'newsVersions.isPublished', 'savedAt', 'savedBy'])
    .orderBy('newsVersions.version', 'desc')
    .execute();
  if (rows.length === 0) throw notFound(text.notFound);
  return rows.map(({ isPublished, ...row }) => ({ ...row, published: isPublished === 1 }));
}

/** @throws {Refusal} 404 when there is no such article or it never had this version */
export async function getNewsVersion(
  db: Kysely<Tables>,
  { id, version }: { id: number; version: number },
): Promise<NewsVersion> {
  const row = await versionsOf(db, id)
    .leftJoin('operations', (join) =>
      join.onRef('operations.id', '=', 'newsVersions.operationId').on('operations.deletedAt', 'is', null),
    )
    .selectAll('newsVersions')
    .select('operations.id as foundOperationId')
    .where('newsVersions.version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound(text.versionNotFound);
  return presentVersion(row);
}

const versionsOf = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('newsVersions')
    .innerJoin('news', 'news.id', 'newsVersions.newsId')
    .where('news.id', '=', id)
    .where('news.deletedAt', 'is', null);

function presentVersion({
  newsId,
  images,
  isPublished,
  foundOperationId,
  ...row
}: NewsVersionRow & { foundOperationId: number | null }): NewsVersion {
  return {
    ...row,
    images: JSON.parse(images) as string[],
    published: isPublished === 1,
    operationId: foundOperationId,
  };
}
