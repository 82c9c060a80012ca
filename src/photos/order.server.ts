import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import { inOrder } from './store.server.ts';

/**
 * The named photos share out the places that they hold together; all others stay where they are, also those that were
 * added meanwhile. @throws {Refusal} 404 when one of them is not in the gallery; then nothing is moved
 */
export async function orderPhotos(
  db: Kysely<Tables>,
  { ids, actor, now }: AuditContext & { ids: readonly number[] },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const before = await inOrder(tx).select(['id', 'title', 'position']).where('id', 'in', ids).execute();
    const byId = new Map(before.map((photo) => [photo.id, photo]));
    const after = ids.flatMap((id) => byId.get(id) ?? []);
    if (after.length < ids.length) throw notFound(words.orderedGone);
    if (isDeepStrictEqual(before, after)) return;
    await place(tx, { ids, positions: before.map(({ position }) => position) });
    const subject = { kind: 'photo', id: null, title: '' };
    const change = { photos: { before: before.map(nameInLog), after: after.map(nameInLog) } };
    await recordAudit(tx, { actor, now, action: 'photo.order', subject, change });
  });
}

async function place(
  tx: Kysely<Tables>,
  { ids, positions }: { ids: readonly number[]; positions: readonly number[] },
): Promise<void> {
  // PostgreSQL cannot tell by itself what kind of value a parameter is
  const rows = ids.map((id, n) => sql`(cast(${id} as integer), cast(${positions[n]} as integer))`);
  await sql`with moved (id, place) as (values ${sql.join(rows)})
    update photos set position = moved.place from moved where photos.id = moved.id`.execute(tx);
}

const longestName = 60;

const nameInLog = ({ id, title }: { id: number; title: string }) => `${title.slice(0, longestName)} (${id})`;
