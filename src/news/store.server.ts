import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { conflict, notFound } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { News, NewsDraft, NewsSummary } from './schema.ts';

const summaryColumns = ['id', 'title', 'excerpt', 'category', 'imageUrl', 'createdAt', 'updatedAt'] as const;

/** Published articles, newest first, without their text. */
export async function listPublishedNews(db: Kysely<Tables>, limit?: number): Promise<NewsSummary[]> {
  const query = db
    .selectFrom('news')
    .select(summaryColumns)
    .where('isPublished', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

/** Published articles with all their fields, as GET /api/news must give them. */
export const listPublishedNewsInFull = async (db: Kysely<Tables>): Promise<News[]> =>
  (await newestFirst(db).where('isPublished', '=', 1).execute()).map(presentNews);

/** Every article, drafts included. */
export const listAllNews = async (db: Kysely<Tables>): Promise<News[]> =>
  (await newestFirst(db).execute()).map(presentNews);

export async function findPublishedNews(db: Kysely<Tables>, id: number): Promise<News | undefined> {
  const row = await newestFirst(db).where('id', '=', id).where('isPublished', '=', 1).executeTakeFirst();
  return row && presentNews(row);
}

export async function createNews(
  db: Kysely<Tables>,
  { draft, actor, now }: { draft: NewsDraft; actor: Actor; now: Date },
): Promise<News> {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const row = await tx
      .insertInto('news')
      .values({ ...columnsOf(draft), createdAt: at, updatedAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    const news = presentNews(row);
    const change = changeBetween(undefined, news);
    await recordAudit(tx, { actor, now, action: 'news.create', subject: subjectOf(news), change });
    return news;
  });
}

/** @throws {Refusal} 404 when there is no such article; 409 when `draft.version` is not the stored one */
export async function updateNews(
  db: Kysely<Tables>,
  { id, draft, actor, now }: { id: number; draft: NewsDraft; actor: Actor; now: Date },
): Promise<News> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const stored = await tx.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
    if (!stored) throw notFound(text.notFound);
    if (draft.version !== undefined && draft.version !== stored.version)
      throw conflict(text.changedMeanwhile);
    const row = await tx
      .updateTable('news')
      .set({ ...columnsOf(draft), updatedAt: now.toISOString(), version: stored.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const news = presentNews(row);
    const change = changeBetween(presentNews(stored), news);
    await recordAudit(tx, { actor, now, action: 'news.update', subject: subjectOf(news), change });
    return news;
  });
}

/** @throws {Refusal} 404 when there is no such article */
export async function deleteNews(
  db: Kysely<Tables>,
  { id, actor, now }: { id: number; actor: Actor; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const deleted = await tx.deleteFrom('news').where('id', '=', id).returningAll().executeTakeFirst();
    if (!deleted) throw notFound(text.notFound);
    const change = changeBetween(presentNews(deleted), undefined);
    await recordAudit(tx, { actor, now, action: 'news.delete', subject: subjectOf(deleted), change });
  });
}

const newestFirst = (db: Kysely<Tables>) =>
  db.selectFrom('news').selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');

export function columnsOf({ title, excerpt, content, category, imageUrl, images, published }: NewsDraft) {
  const isPublished = published ? (1 as const) : (0 as const);
  return { title, excerpt, content, category, imageUrl, images: JSON.stringify(images), isPublished };
}

/** How the log names an article. */
const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind: 'news', id, title });

function presentNews({ images, isPublished, ...row }: NewsRow): News {
  return { ...row, images: JSON.parse(images) as string[], published: isPublished === 1 };
}
