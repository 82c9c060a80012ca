import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { selectVersions } from '#/db/versions.ts';
import { versionsOf } from '#/db/versions-of.ts';
import { newsRefusalText as words } from '#/i18n/tr/news-refusals.ts';
import type { News, NewsVersion } from './answers.server.ts';
import type { NewsDraft } from './schema.ts';

type Value = Pick<News, 'title' | 'excerpt' | 'content' | 'category' | 'imageUrl' | 'images' | 'operationId'>;

export const newsVersions = versionsOf<NewsRow, Value, NewsVersion>({
  kind: 'news',
  fieldsOf: ({ title, excerpt, content, category, imageUrl, images, operationId }) => ({
    ...{ title, excerpt, content, category, imageUrl, operationId },
    images: JSON.parse(images) as string[],
  }),
  async present(db, { value, ...saved }) {
    const operation = await findOperation(db, value.operationId);
    return {
      ...{ ...value, ...saved },
      operationId: operation?.id ?? null,
      operationTitle: operation?.title ?? null,
    };
  },
  words,
});

/** True when the article was published since, as the draft says too, and nothing else: its time came while it was open. */
export async function onlyCameOut(
  tx: Kysely<Tables>,
  { stored, draft }: { stored: News; draft: NewsDraft },
): Promise<boolean> {
  if (!draft.published || !stored.published || draft.version !== stored.version - 1) return false;
  const [before, after] = await selectVersions(tx, { kind: 'news', ownerId: stored.id })
    .select('value')
    .where('version', '>=', draft.version)
    .orderBy('version')
    .execute();
  return isDeepStrictEqual(JSON.parse(before?.value ?? '0'), JSON.parse(after?.value ?? '1'));
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
