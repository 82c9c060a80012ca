import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { TableOf } from '#/collections/rows.server.ts';
import { storeOf } from '#/collections/store.server.ts';
import type { VersionOf } from '#/collections/versions.server.ts';
import type { Authored } from '#/db/content-tables.ts';
import type { Tables } from '#/db/tables.ts';
import { selectVersions } from '#/db/versions.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { newsRefusalText as words } from '#/i18n/tr/news-refusals.ts';
import { listTextPictures } from './article-text.ts';
import { isNewsCategory, type News, type NewsDraft, type NewsInput, news } from './schema.ts';

declare module '#/db/tables.ts' {
  interface Tables {
    /** The operation that an article names may be in the bin, or gone for good. */
    news: TableOf<typeof news> & Authored;
  }
}

/** The newest comes first. */
export const newsStore = storeOf(news, {
  words,
  order: [
    ['createdAt', 'desc'],
    ['id', 'desc'],
  ],
  // some 13,000 usual articles
  most: 40_000_000,
  searched: ({ title, excerpt, category, createdAt, createdBy }) => [
    ...[title, excerpt, category],
    ...[formatLongDate(createdAt), formatDottedDate(createdAt), createdBy],
  ],
  agreesWith: onlyCameOut,
  picturesIn: listTextPictures,
  keptOnRestore: (earlier, { category }) => (isNewsCategory(earlier.category) ? {} : { category }),
});

/** True when the article was published since, as the draft says too, and nothing else: its time came while it was open. */
async function onlyCameOut(
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

/** Reads a version with the title of the operation that it names. @throws {Refusal} 404 */
export async function getVersion(
  db: Kysely<Tables>,
  which: { id: number; version: number },
): Promise<VersionOf<typeof news> & { operationTitle: string | null }> {
  const version = await newsStore.versions.get(db, which);
  const { operationId } = version;
  const titles = db.selectFrom('operations').select('title');
  const found =
    operationId === null ? undefined : await titles.where('id', '=', operationId).executeTakeFirst();
  return { ...version, operationTitle: found?.title ?? null };
}

/**
 * Keeps the times of articles that were written elsewhere, and writes the oldest first.
 * @throws {ZodError} for an article that the panel would refuse
 */
export async function importNews(
  tx: Kysely<Tables>,
  articles: readonly (NewsInput & { createdAt: string })[],
): Promise<void> {
  const things = articles
    .map((draft) => ({ draft, at: new Date(draft.createdAt).toISOString(), ownColumns: { isScheduled: 0 } }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
  await newsStore.importAll(tx, things);
}
