import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { type PublishedInTime, publishEach } from '#/stored/publish-each.server.ts';
import { presentNews } from './row.server.ts';
import { storeNewsVersion } from './versions.server.ts';

/** Articles that one look publishes; the next look takes the rest. */
const most = 50;

/** Publishes what waited for this time. */
export async function publishDueNews(db: Kysely<Tables>, now: Date): Promise<PublishedInTime> {
  const rows = await due(db, now).select('news.id').orderBy('publishAt').limit(most).execute();
  return publishEach(
    rows.map(({ id }) => id),
    (id) => publishInTime(db, { id, now }),
  );
}

/** Looks again behind the lock, because another copy of the server may have been quicker. */
async function publishInTime(db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const found = await due(tx, now)
      .leftJoin('staff', 'staff.id', 'news.scheduledBy')
      .selectAll('news')
      .select('staff.username')
      .where('news.id', '=', id)
      .executeTakeFirst();
    if (!found) return;
    const { username, ...stored } = found;
    await publish(tx, { stored, username, now });
    await raiseContentVersion(tx);
  });
}

async function publish(
  tx: Kysely<Tables>,
  { stored, username, now }: { stored: NewsRow; username: string | null; now: Date },
): Promise<void> {
  const { id, publishAt, createdAt, version } = stored;
  const news = presentNews(stored);
  const person = username ?? auditPanelText.housekeeping;
  const staffId = username === null ? null : stored.scheduledBy;
  const row = await tx
    .updateTable('news')
    .set({ isPublished: 1, createdAt: publishAt ?? createdAt })
    .set({ isScheduled: 0, scheduledBy: null, updatedBy: person })
    .set({ updatedAt: now.toISOString(), version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await storeNewsVersion(tx, { row, savedBy: person });
  await recordAudit(tx, {
    actor: { staffId, username: person, address: '' },
    now,
    action: 'news.publish-planned',
    subject: { kind: 'news', id, title: row.title },
    change: changeBetween(news, presentNews(row)),
  });
}

const due = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('news')
    .where('isScheduled', '=', 1)
    .where('publishAt', '<=', now.toISOString())
    .where('deletedAt', 'is', null);
