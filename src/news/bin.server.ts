import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { emptyBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import type { News } from './schema.ts';
import { findNews, subjectOf } from './store.server.ts';

interface Doing {
  id: number;
  actor: Actor;
  now: Date;
}

/**
 * Moves an article to the bin.
 * @throws {Refusal} 404 when there is no such article
 */
export async function deleteNews(db: Kysely<Tables>, { id, actor, now }: Doing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const news = await findNews(tx, id);
    if (!news || !(await moveToBin(tx, 'news', { id, actor, now }))) throw notFound(text.notFound);
    const change = changeBetween(news, undefined);
    await recordAudit(tx, { actor, now, action: 'news.delete', subject: subjectOf(news), change });
  });
}

/**
 * Brings an article back as it was, its earlier versions included.
 * @throws {Refusal} 404 when it is not in the bin, or no longer
 */
export async function restoreNews(db: Kysely<Tables>, { id, actor, now }: Doing): Promise<News> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const isTaken = await takeFromBin(tx, 'news', { id, now });
    const news = await findNews(tx, id);
    if (!isTaken || !news) throw notFound(text.notInBin);
    const change = changeBetween(undefined, news);
    await recordAudit(tx, { actor, now, action: 'news.restore', subject: subjectOf(news), change });
    return news;
  });
}

/** Removes for good what has been in the bin for its time. */
export async function emptyNewsBin(tx: Kysely<Tables>, { actor, now }: Omit<Doing, 'id'>): Promise<void> {
  for (const gone of await emptyBin(tx, 'news', now)) {
    await forgetPictureUses(tx, { ...gone, kind: 'news' });
    await recordAudit(tx, { actor, now, action: 'news.purge', subject: subjectOf(gone) });
  }
}
