import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { isInBin } from '#/db/bin.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import { findMade, noteMade } from '#/db/request-keys.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { conflict, notFound } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { noteOutsideUses, type PlacedAddresses } from '#/media/outside/note-outside.server.ts';
import { notePictureUses } from '#/media/uses.server.ts';
import { listTextPictures } from './article-text.ts';
import type { News, NewsDraft, NewsSummary } from './schema.ts';
import { storeNewsVersion } from './versions.server.ts';

const summaryColumns = ['id', 'title', 'excerpt', 'category', 'imageUrl', 'createdAt', 'updatedAt'] as const;

/** Published articles, newest first, without their text. */
export async function listPublishedNews(db: Kysely<Tables>, limit?: number): Promise<NewsSummary[]> {
  const query = db
    .selectFrom('news')
    .select(summaryColumns)
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/** @param category null counts those of all */
export async function countPublishedNews(db: Kysely<Tables>, category: string | null): Promise<number> {
  let query = db
    .selectFrom('news')
    .select((row) => row.fn.countAll<number>().as('articles'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1);
  if (category !== null) query = query.where('category', '=', category);
  return (await query.executeTakeFirstOrThrow()).articles;
}

/** Published articles with all their fields, as GET /api/news must give them. */
export const listPublishedNewsInFull = async (db: Kysely<Tables>): Promise<News[]> =>
  (await newestFirst(db).where('isPublished', '=', 1).execute()).map(presentNews);

/** Every article, drafts included. */
export const listAllNews = async (db: Kysely<Tables>): Promise<News[]> =>
  (await newestFirst(db).execute()).map(presentNews);

export async function findPublishedNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const news = await findNews(db, id);
  return news?.published ? news : undefined;
}

/** An article that visitors may not see yet, too. */
export async function findNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const row = await newestFirst(db).where('id', '=', id).executeTakeFirst();
  return row && presentNews(row);
}

/**
 * @param key of a call that may be repeated: a repetition makes nothing and gives what the first one made
 * @throws {Refusal} 409 when the call that bore the same key made an article out of another draft
 */
export async function createNews(
  db: Kysely<Tables>,
  { draft, key, actor, now }: { draft: NewsDraft; key?: string; actor: Actor; now: Date },
): Promise<News> {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const madeId = await findMade(tx, { key, kind: 'news' });
    if (madeId !== undefined) {
      const made = await findNews(tx, madeId);
      if (made && isAsDrafted(made, draft)) return made;
      throw conflict(made ? text.savedBefore : text.savedAndDeleted, made);
    }
    const row = await tx
      .insertInto('news')
      .values({ ...columnsOf(draft), createdAt: at, updatedAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteMade(tx, { key, kind: 'news', id: row.id, now });
    return recordNews(tx, { row, action: 'news.create', actor, now });
  });
}

/** @throws {Refusal} 404 when there is no such article; 409 with it when `draft.version` is not the stored one */
export async function updateNews(
  db: Kysely<Tables>,
  { id, draft, actor, now }: { id: number; draft: NewsDraft; actor: Actor; now: Date },
): Promise<News> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const stored = await findNews(tx, id);
    if (!stored) throw notFound((await isInBin(tx, 'news', id)) ? text.isInBin : text.notFound);
    if (draft.version !== undefined && draft.version !== stored.version)
      throw conflict(text.changedMeanwhile, stored);
    const row = await tx
      .updateTable('news')
      .set({ ...columnsOf(draft), updatedAt: now.toISOString(), version: stored.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return recordNews(tx, { row, before: stored, action: 'news.update', actor, now });
  });
}

interface Write extends AuditContext {
  row: NewsRow;
  before?: News;
  action: 'news.create' | 'news.update';
}

/** What goes with each write of an article: its version, the index of its pictures, a row of the log. */
async function recordNews(tx: Kysely<Tables>, { row, before, action, actor, now }: Write): Promise<News> {
  const news = presentNews(row);
  await storeNewsVersion(tx, { row, savedBy: actor.username });
  await notePictureUses(tx, { ...subjectOf(news), kind: 'news' }, [
    { place: 'cover', text: row.imageUrl },
    { place: 'extra', text: row.images },
    { place: 'text', text: row.content },
  ]);
  const placed: PlacedAddresses[] = [
    { place: 'cover', addresses: [news.imageUrl] },
    { place: 'extra', addresses: news.images },
    { place: 'text', addresses: listTextPictures(news.content) },
  ];
  await noteOutsideUses(tx, { ...subjectOf(news), kind: 'news' }, { placed, now });
  const change = changeBetween(before, news);
  await recordAudit(tx, { actor, now, action, subject: subjectOf(news), change });
  return news;
}

const newestFirst = (db: Kysely<Tables>) =>
  db
    .selectFrom('news')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

export const columnsOf = ({ version: _version, images, published, ...fields }: NewsDraft): NewsColumns => ({
  ...fields,
  images: JSON.stringify(images),
  isPublished: published ? 1 : 0,
});

/** Columns that a draft fills: the compiler names one for which it has nothing. */
type NewsColumns = Omit<NewsRow, 'id' | 'createdAt' | 'updatedAt' | 'version' | 'deletedAt' | 'deletedBy'>;

function isAsDrafted(stored: News, draft: NewsDraft): boolean {
  const { version: _version, ...fields } = draft;
  return Object.entries(fields).every(([name, value]) =>
    isDeepStrictEqual(stored[name as keyof News], value),
  );
}

/** How the log names an article. */
const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind: 'news', id, title });

function presentNews({ images, isPublished, deletedAt, deletedBy, ...row }: NewsRow): News {
  return { ...row, images: JSON.parse(images) as string[], published: isPublished === 1 };
}
