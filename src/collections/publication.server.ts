import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { findFirstDraftTime, wasEverPublished } from '#/db/versions.ts';
import { inNameOf, type Write, write } from '#/db/write.ts';
import { hour, isoAfter } from '#/format/durations.ts';
import { invalid } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { type AuditAction, type StoredKind, tableOf } from '#/stored/kinds.ts';
import { isTooFarAhead } from '#/stored/planned-time.ts';
import type { Collection, ItemOf } from './collection.ts';
import type { DescribeChange, Row } from './rows.server.ts';
import type { KeepVersion } from './versions.server.ts';

/** What a draft says of whether and when visitors see the thing; left out, each stays as it is stored. */
interface PublicationDraft {
  published?: boolean;
  publishAt?: string | null;
  isPlan?: true;
}

/** Stored columns of a publication. */
export interface Published {
  id: number;
  published?: boolean;
  scheduled?: boolean;
  publishAt?: string | null;
  createdAt: string;
}

/** True for what was published, or was to be at its time. */
export const isPublishedOrPlanned = ({ published, scheduled }: Partial<Published>): boolean =>
  published === true || scheduled === true;

interface Save {
  draft: PublicationDraft;
  /** Undefined for a new thing. */
  stored?: Published;
}

/** True when it is to be published once this is saved, at once or at its time. */
export const isToBePublished = (
  { isOutAtFirst }: Pick<Collection, 'isOutAtFirst'>,
  { draft, stored }: Save,
): boolean => draft.published ?? (stored ? isPublishedOrPlanned(stored) : isOutAtFirst);

/**
 * The columns that say what a save means for visitors: the thing is out, waits for its time, or is a draft.
 * @throws {Refusal} 400 for a time that is too far ahead, or over although a plan was meant
 */
export async function publicationColumns(
  { kind, publication, isOutAtFirst }: Collection,
  { tx, at, actor }: Write,
  { draft, stored }: Save,
): Promise<object> {
  if (publication === 'none') return {};
  const isToBeOut = isToBePublished({ isOutAtFirst }, { draft, stored });
  if (publication === 'plain') return { isPublished: isToBeOut ? 1 : 0 };
  if (isTooFarAhead(draft.publishAt, at)) throw refusedTime(text.timeTooLate);
  const publishAt = draft.publishAt === undefined ? (stored?.publishAt ?? null) : draft.publishAt;
  const isWaiting = isToBeOut && publishAt !== null && publishAt > at;
  const isOut = isToBeOut && !isWaiting;
  const isSameTime = stored !== undefined && isPublishedOrPlanned(stored) && stored.publishAt === publishAt;
  // the clock of who planned it may be slow
  if (draft.isPlan && isOut && !isSameTime) throw refusedTime(text.planIsOver);
  // who corrects a word of a waiting article has not chosen its time
  const isSamePlan = isWaiting && stored?.scheduled && isSameTime;
  return {
    isPublished: isOut ? 1 : 0,
    isScheduled: isWaiting ? 1 : 0,
    publishAt,
    createdAt: isOut
      ? (publishAt ?? (await dateOf(tx, { kind, stored, at })))
      : await draftDateOf(tx, { kind, stored, at }),
    ...(!isSamePlan && { scheduledBy: isWaiting ? actor.staffId : null }),
  };
}

interface Dated {
  kind: StoredKind;
  stored?: Published;
  at: string;
}

/** It bears the date on which it first came out, else a draft of last month would be buried below newer ones. */
async function dateOf(tx: Kysely<Tables>, { kind, stored, at }: Dated): Promise<string> {
  if (!stored) return at;
  if (stored.published) return stored.createdAt;
  const owner = { kind, ownerId: stored.id };
  const wasTakenBack = (await findFirstDraftTime(tx, owner)) === stored.createdAt;
  return !wasTakenBack && (await wasEverPublished(tx, owner)) ? stored.createdAt : at;
}

/** What is taken back within the hour came out by mistake: it bears the date of its draft again. */
async function draftDateOf(tx: Kysely<Tables>, { kind, stored, at }: Dated): Promise<string> {
  if (!stored) return at;
  const isMistake = stored.published && stored.createdAt > isoAfter(new Date(at), -hour);
  const draftedAt = isMistake ? await findFirstDraftTime(tx, { kind, ownerId: stored.id }) : undefined;
  return draftedAt ?? stored.createdAt;
}

const refusedTime = (message: string) => invalid(message, { publishAt: message });

/** Names a save that changed what visitors see as the log does; undefined for any other. */
export function publicationAction(
  { kind, publication }: Pick<Collection, 'kind' | 'publication'>,
  item: Partial<Published>,
  before?: Partial<Published>,
): AuditAction | undefined {
  const verb = publication === 'none' ? undefined : verbOf(item, before);
  // each kind that is published has these verbs (stored/kinds.ts)
  return verb && (`${kind}.${verb}` as AuditAction);
}

function verbOf(item: Partial<Published>, before?: Partial<Published>) {
  if (!before && item.published) return 'create-published';
  if (item.published) return before?.published ? undefined : 'publish';
  if (item.scheduled)
    return before?.scheduled && before.publishAt === item.publishAt ? undefined : 'schedule';
  if (before?.published) return 'unpublish';
  return before?.scheduled ? 'unschedule' : undefined;
}

interface PublishParts<Of extends Collection> {
  present: (row: Row) => ItemOf<Of>;
  describeChange: DescribeChange;
  keepKeys: (tx: Kysely<Tables>, row: Row) => Promise<void>;
  keepVersion: KeepVersion;
}

/** Publishes what waited for its time, of a collection that is `planned`. */
export const publishDueIn = <Of extends Collection>(
  { kind }: Of,
  { present, describeChange, keepKeys, keepVersion }: PublishParts<Of>,
) =>
  publishDueOf({
    listDue: (db, due) => listDue(db, kind, due),
    async publish({ tx, actor, at, log }, stored) {
      const { id, publishAt, createdAt, version } = stored;
      const row = await tx
        .updateTable(tableOf[kind] as 'news')
        .set({ isPublished: 1, createdAt: publishAt ?? createdAt })
        .set({ isScheduled: 0, scheduledBy: null, updatedBy: actor.username })
        .set({ updatedAt: at, version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      const [before, after] = [present({ ...stored }), present({ ...row })];
      await keepKeys(tx, { ...row });
      await keepVersion(tx, { row: { ...row }, savedBy: actor.username });
      // each kind that is planned has this verb (stored/kinds.ts)
      const action = `${kind}.publish-planned` as AuditAction;
      await log(action, { kind, id, title: row.title }, describeChange(before, after));
    },
  });

function listDue(db: Kysely<Tables>, kind: StoredKind, { now, id }: { now: Date; id?: number }) {
  const table = tableOf[kind] as 'news';
  const due = db
    .selectFrom(table)
    .leftJoin('staff', 'staff.id', `${table}.scheduledBy`)
    .selectAll(table)
    .select('staff.username')
    .where('isScheduled', '=', 1)
    .where('publishAt', '<=', now.toISOString())
    .where('deletedAt', 'is', null);
  return (
    id === undefined ? due.orderBy('publishAt').limit(most) : due.where(`${table}.id`, '=', id)
  ).execute();
}

/** Things that one look publishes; the next look takes the rest. */
const most = 50;

interface Planned {
  id: number;
  scheduledBy: number | null;
  /** Of who planned it; null when that account is gone. */
  username: string | null;
}

interface DuePlan<Row extends Planned> {
  /** What waited for this time, the earliest first; of one id, that one if it still waits. */
  listDue: (db: Kysely<Tables>, due: { now: Date; id?: number }) => Promise<Row[]>;
  /** In the name of who planned it. */
  publish: (write: Write, row: Omit<Row, 'username'>) => Promise<void>;
}

/** Result of a look at what waits for its time. */
export interface PublishedInTime {
  isAnyOut: boolean;
  /** By id. */
  failures: Map<number, unknown>;
}

/** Publishes what waited for this time. One that fails keeps no other back. */
export function publishDueOf<Row extends Planned>({ listDue, publish }: DuePlan<Row>) {
  /** Looks again behind the lock, because another copy of the server may have been quicker. */
  const publishInTime = (db: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> =>
    write(db, { actor: housekeeping, now }, async (asHousekeeping) => {
      const [found] = await listDue(asHousekeeping.tx, { now, id });
      if (!found) return;
      const { username, ...row } = found;
      const planner = { staffId: row.scheduledBy, username: username ?? '', address: '' };
      await publish(username === null ? asHousekeeping : inNameOf(planner, asHousekeeping), row);
      asHousekeeping.shown();
    });

  return async function publishDue(db: Kysely<Tables>, now: Date): Promise<PublishedInTime> {
    const due = await listDue(db, { now });
    const failures = new Map<number, unknown>();
    for (const { id } of due)
      await publishInTime(db, { id, now }).catch((error: unknown) => void failures.set(id, error));
    return { isAnyOut: due.length > failures.size, failures };
  };
}

const housekeeping = { staffId: null, username: auditPanelText.housekeeping, address: '' };
