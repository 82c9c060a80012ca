import type { Kysely } from 'kysely';
import type { NewsRow, NewsVersionRow, Tables } from '#/db/tables.ts';
import { versionsOf } from '#/db/versions-of.ts';
import { newsText as words } from '#/i18n/tr/news.ts';
import type { NewsVersion } from './schema.ts';

export const {
  store: storeNewsVersion,
  wasEverPublished,
  list: listNewsVersions,
  get: getNewsVersion,
} = versionsOf<NewsRow, NewsVersionRow, NewsVersion>({
  kind: 'news',
  table: 'newsVersions',
  owner: 'newsId',
  keep: ({ id, createdAt, updatedAt, deletedAt, deletedBy, ...others }) => {
    const { publishAt, isScheduled, scheduledBy, createdBy, updatedBy, ...fields } = others;
    return fields;
  },
  present: presentVersion,
  words,
});

async function presentVersion(db: Kysely<Tables>, version: NewsVersionRow): Promise<NewsVersion> {
  const { newsId, images, isPublished, operationId, ...row } = version;
  const operation = await findOperation(db, operationId);
  return {
    ...row,
    images: JSON.parse(images) as string[],
    published: isPublished === 1,
    operationId: operation?.id ?? null,
    operationTitle: operation?.title ?? null,
  };
}

const findOperation = async (db: Kysely<Tables>, id: number | null) =>
  id === null
    ? undefined
    : db
        .selectFrom('operations')
        .select(['id', 'title'])
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
