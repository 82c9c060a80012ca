import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { presentNews } from './row.server.ts';
import { storeNewsVersion } from './versions.server.ts';

/** Articles that one look publishes; the next look takes the rest. */
const most = 50;

interface Outcome {
  isAnyOut: boolean;
  /** By the id of the article. */
  failures: Map<number, unknown>;
}

/** Publishes what waited for this time; an article that fails keeps no other back. */
export async function publishDueNews(db: Kysely<Tables>, now: Date): Promise<Outcome> {
  const ids = await due(db, now).select('news.id').orderBy('publishAt').limit(most).execute();
  const failures = new Map<number, unknown>();
  for (const { id } of ids)
    await publishInTime(db, { id, now }).catch((error: unknown) => void failures.set(id, error));
  return { isAnyOut: ids.length > failures.size, failures };
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
    const person = username ?? auditPanelText.housekeeping;
    const row = await publish(tx, { stored, person, now });
    await storeNewsVersion(tx, { row, savedBy: person });
    await recordAudit(tx, {
      actor: { staffId: stored.scheduledBy, username: person, address: '' },
      now,
      action: 'news.publish-planned',
      subject: { kind: 'news', id, title: row.title },
      change: changeBetween(presentNews(stored), presentNews(row)),
    });
    await raiseContentVersion(tx);
  });
}

const publish = (
  tx: Kysely<Tables>,
  { stored, person, now }: { stored: NewsRow; person: string; now: Date },
): Promise<NewsRow> =>
  tx
    .updateTable('news')
    .set({
      ...{ isPublished: 1, isScheduled: 0, scheduledBy: null, updatedBy: person },
      createdAt: stored.publishAt ?? stored.createdAt,
      updatedAt: now.toISOString(),
      version: stored.version + 1,
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();

const due = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('news')
    .where('isScheduled', '=', 1)
    .where('publishAt', '<=', now.toISOString())
    .where('deletedAt', 'is', null);
