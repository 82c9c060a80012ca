import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { type News, newsDraftSchema } from './schema.ts';
import { findNews, updateNews } from './store.server.ts';
import { getNewsVersion } from './versions.server.ts';

/**
 * Writes an earlier version as the newest one; the one it replaces is kept like any other. Whether visitors see the
 * article stays as it is: nothing is published, or taken off the site, by looking into the past.
 * @throws {Refusal} 404 when there is no such article or version; 409 when it is changed at the same moment
 */
export async function restoreNewsVersion(
  db: Kysely<Tables>,
  { id, version, actor, now }: { id: number; version: number; actor: Actor; now: Date },
): Promise<News> {
  const [stored, earlier] = [await findNews(db, id), await getNewsVersion(db, { id, version })];
  if (!stored) throw notFound(text.notFound);
  const draft = newsDraftSchema.parse({ ...earlier, published: stored.published, version: stored.version });
  return updateNews(db, { id, draft, actor, now });
}
