import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import { publicTexts, requireOwnAccounts } from '#/db/require-own-accounts.ts';
import type { NewsRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { presentNews } from './row.server.ts';
import { textsAsShown } from './texts-as-shown.server.ts';
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

/**
 * Looks again behind the lock, because another copy of the server may have been quicker; and for accounts, because those
 * of the donation page may have changed since: an article that would name another one stays a draft.
 */
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
    const isOut = await namesOnlyOwnAccounts(tx, stored);
    const row = await write(tx, {
      stored,
      changed: isOut ? outOf(stored) : { publishAt: null },
      person,
      now,
    });
    await storeNewsVersion(tx, { row, savedBy: person });
    await recordAudit(tx, {
      actor: { staffId: stored.scheduledBy, username: person, address: '' },
      now,
      action: isOut ? 'news.publish-planned' : 'news.unschedule',
      subject: { kind: 'news', id, title: row.title },
      change: changeBetween(presentNews(stored), presentNews(row)),
    });
    await raiseContentVersion(tx);
  });
}

const namesOnlyOwnAccounts = (tx: Kysely<Tables>, stored: NewsRow): Promise<boolean> => {
  const item = presentNews(stored);
  const texts = publicTexts(item, textsAsShown);
  return requireOwnAccounts(tx, { texts, before: [] }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
};

const outOf = ({ publishAt, createdAt }: NewsRow) =>
  ({ isPublished: 1, createdAt: publishAt ?? createdAt }) as const;

const write = (
  tx: Kysely<Tables>,
  {
    stored,
    changed,
    person,
    now,
  }: {
    stored: NewsRow;
    changed: ReturnType<typeof outOf> | { publishAt: null };
    person: string;
    now: Date;
  },
): Promise<NewsRow> =>
  tx
    .updateTable('news')
    .set({
      ...{ isScheduled: 0, scheduledBy: null, updatedBy: person, ...changed },
      ...{ updatedAt: now.toISOString(), version: stored.version + 1 },
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
