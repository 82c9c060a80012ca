import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { NewsRow, NewsVersionRow, Tables } from '#/db/tables.ts';
import { versionsOf } from '#/db/versions-of.ts';
import { newsRefusalText as words } from '#/i18n/tr/news-refusals.ts';
import type { News, NewsVersion } from './answers.server.ts';
import type { NewsDraft } from './schema.ts';

export const newsVersions = versionsOf<NewsRow, NewsVersionRow, NewsVersion>({
  kind: 'news',
  table: 'newsVersions',
  owner: 'newsId',
  valuesOf: ({ id, createdAt, updatedAt, deletedAt, deletedBy, ...others }) => {
    const { publishAt, isScheduled, scheduledBy, createdBy, updatedBy, ...fields } = others;
    return fields;
  },
  present: presentVersion,
  words,
});

/** True when the article was published since, as the draft says too, and nothing else: its time came while it was open. */
export async function onlyCameOut(
  tx: Kysely<Tables>,
  { stored, draft }: { stored: News; draft: NewsDraft },
): Promise<boolean> {
  if (!draft.published || !stored.published || draft.version !== stored.version - 1) return false;
  const [before, after] = await tx
    .selectFrom('newsVersions')
    .selectAll()
    .where('newsId', '=', stored.id)
    .where('version', '>=', draft.version)
    .orderBy('version')
    .execute();
  return before !== undefined && after !== undefined && isDeepStrictEqual(textOf(before), textOf(after));
}

const textOf = ({ version, savedAt, savedBy, isPublished, ...text }: NewsVersionRow) => text;

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
