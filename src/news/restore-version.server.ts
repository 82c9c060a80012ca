import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { isNewsCategory, type News, type NewsDraft, type NewsVersion, newsDraftSchema } from './schema.ts';
import { findNews } from './store.server.ts';
import { getNewsVersion } from './versions.server.ts';
import { updateNews } from './write.server.ts';

/**
 * Makes an earlier version the newest; the one it replaces is kept. Whether the article is published stays as it is,
 * and so does its category when the version's own no longer exists.
 * @throws {Refusal} 404 when there is no such article or version; 400 when the version breaks a later rule;
 * 409 when the article is changed at the same moment
 */
export async function restoreNewsVersion(
  db: Kysely<Tables>,
  { id, version, actor, now }: { id: number; version: number; actor: Actor; now: Date },
): Promise<News> {
  const [stored, earlier] = [await findNews(db, id), await getNewsVersion(db, { id, version })];
  if (!stored) throw notFound(text.notFound);
  return updateNews(db, { id, draft: draftOf(earlier, stored), actor, now });
}

function draftOf(earlier: NewsVersion, stored: News): NewsDraft {
  const { published, version } = stored;
  const { category } = isNewsCategory(earlier.category) ? earlier : stored;
  const checked = newsDraftSchema.safeParse({ ...earlier, category, published, version });
  if (checked.success) return checked.data;
  const rule = checked.error.issues[0]?.message ?? '';
  throw new Refusal('version-breaks-rule', text.versionBreaksRule(rule));
}
