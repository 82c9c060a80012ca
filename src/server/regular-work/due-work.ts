import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { forgetOldKeys } from '#/db/write-requirements.ts';
import { sayDetail, tellOfEndingPermits } from '#/documents/ending-permits.server.ts';
import { publishDueDocuments } from '#/documents/publication.server.ts';
import { formatMoment } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { adminNoticesText as text } from '#/i18n/tr/admin-notices.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { emptyMediaBin } from '#/media/bin.server.ts';
import { settleFiles } from '#/media/files/pending.server.ts';
import { removeOldUploads } from '#/media/upload-room.server.ts';
import { newsStore } from '#/news/store.server.ts';
import { forgetOldPresence } from '#/staff/presence/api.server.ts';
import { forgetOldSignIns } from '#/staff/sign-in.server.ts';
import type { Parts } from '../parts.ts';
import { stores } from '../stores.ts';

/** By what the log says when all of them, or one, is not published. */
const schedules = [
  { all: 'scheduled news', one: 'scheduled article', publish: newsStore.publishDue },
  { all: 'scheduled documents', one: 'scheduled document', publish: publishDueDocuments },
];

/**
 * Publishes scheduled articles and documents at their time, and at once those whose time came while no server ran.
 * @returns the look that publishes what is due
 */
export function watchSchedule({
  database: { db },
  contentWatch,
  clock,
  log,
}: Pick<Parts, 'database' | 'contentWatch' | 'clock' | 'log'>): () => Promise<void> {
  let failedBefore = new Set<string>();

  return async () => {
    const now = clock();
    const failures = new Map<string, unknown>();
    let isAnyOut = false;
    for (const { all, one, publish } of schedules)
      try {
        const published = await publish(db, now);
        isAnyOut ||= published.isAnyOut;
        for (const [id, error] of published.failures) failures.set(`${one} ${id}`, error);
      } catch (error) {
        failures.set(all, error);
      }
    if (isAnyOut) await contentWatch.look();
    // once, and not every two seconds for as long as it lasts
    for (const [what, error] of failures)
      if (!failedBefore.has(what)) log.error(error, `${what} not published`);
    failedBefore = new Set(failures.keys());
  };
}

type HousekeepingParts = Pick<Parts, 'database' | 'media' | 'clock'>;

const housekeeper = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/** In this order, by what the log says when one fails. */
const steps: Record<string, (parts: HousekeepingParts, now: Date) => Promise<unknown>> = {
  // an upgrade leaves them empty, and so does who writes rows by hand
  'keys of lists not filled': ({ database: { db } }) => fillListKeys(db),
  'request keys not forgotten': ({ database: { db } }, now) => forgetOldKeys(db, now),
  'bins not emptied': ({ database: { db } }, now) => emptyBins(db, now),
  'sign-ins not forgotten': ({ database: { db } }, now) => forgetOldSignIns(db, { actor: housekeeper, now }),
  'old reads not forgotten': ({ database: { db } }, now) =>
    db
      .deleteFrom('pageReads')
      .where('day', '<', `${now.getFullYear() - 3}-01-01`)
      .execute(),
  'ends of permits not told': ({ database: { db } }, now) =>
    write(db, { actor: housekeeper, now }, ({ tx }) => tellOfEndingPermits(tx, { actor: housekeeper, now })),
  'open forms not forgotten': ({ database: { db } }, now) => forgetOldPresence(db, now),
  'bin of pictures not emptied': ({ database: { db }, media }, now) =>
    emptyMediaBin({ ...media, db }, { actor: housekeeper, now }),
  'begun uploads not removed': ({ media }, now) => removeOldUploads(media.incoming, now),
  'pending files not settled': ({ database, media }, now) => settleFiles({ ...database, ...media }, now),
};

/** A step that fails keeps no other back. @throws {AggregateError} of one error for each of them, with its cause */
export async function doHousekeeping(parts: HousekeepingParts): Promise<void> {
  const now = parts.clock();
  const failures: Error[] = [];
  for (const [failure, take] of Object.entries(steps))
    await take(parts, now).catch((cause: unknown) => void failures.push(new Error(failure, { cause })));
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
}

async function fillListKeys(db: Kysely<Tables>): Promise<void> {
  for (const store of stores) await store.fillKeys(db);
}

async function emptyBins(db: Kysely<Tables>, now: Date): Promise<void> {
  await write(db, { actor: housekeeper, now }, async (write) => {
    for (const store of stores) await store.empty(write);
  });
}

/** Notices that one e-mail tells; of the rest it tells the number. */
const most = 50;

/**
 * Sends what every admin is told to `ALERTS_TO`; does nothing where that is not set.
 * @returns the look that sends what has not been sent; what could not be sent for a day is left to the panel
 */
export function mailNoticesOf({
  config,
  database: { db },
  content,
  mailer,
  clock,
}: Pick<Parts, 'config' | 'database' | 'content' | 'mailer' | 'clock'>) {
  return async function look(): Promise<void> {
    const { mail, siteUrl = '' } = config;
    if (!mailer || !mail?.alertsTo) return;
    const notices = await db
      .selectFrom('adminNotices')
      .selectAll()
      .where('mailedAt', 'is', null)
      .where('at', '>', new Date(clock().getTime() - day).toISOString())
      .orderBy((notice) => notice('kind', '=', 'outside-link'))
      .orderBy('id')
      .execute();
    if (notices.length === 0) return;
    const lines = notices.slice(0, most).map(({ kind, byName, at, ...notice }) =>
      text.sentences[kind]({
        ...{ ...notice, by: byName, moment: formatMoment(at) },
        detail: sayDetail({ kind, ...notice }, clock()),
      }),
    );
    const more = notices.length > most ? [text.mailMore(notices.length - most)] : [];
    await mailer.send({
      to: mail.alertsTo,
      subject: text.mailSubject(content.last.association.name.short),
      text: [...lines, ...more, text.mailEnding(`${siteUrl}${panelPaths.panel}`)].join('\n\n'),
    });
    await db
      .updateTable('adminNotices')
      .set({ mailedAt: clock().toISOString() })
      .where('id', '<=', Math.max(...notices.map(({ id }) => id)))
      .where('mailedAt', 'is', null)
      .execute();
  };
}
