import type { Generated, Kysely } from 'kysely';
import type { Row, TableOf } from '#/collections/rows.server.ts';
import { storeOf } from '#/collections/store.server.ts';
import type { PastOperation } from '#/content/past-operations.ts';
import { abroad } from '#/content/province-kinds.ts';
import type { Authored } from '#/db/content-tables.ts';
import { readPlain } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import type { Change } from '#/db/write.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import { invalid, notFound } from '#/http/errors.ts';
import { operationsText as words } from '#/i18n/tr/operations.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { ChosenOperation } from './answers.server.ts';
import { type RecordFilter, wholeRecord } from './operation-list-query.ts';
import { findProvince } from './place-words.ts';
import { narrowRecord } from './record.server.ts';
import { findEndFault, isAhead, isDistrictMissing, type Operation, operations } from './schema.ts';

declare module '#/db/tables.ts' {
  interface Tables {
    operations: TableOf<typeof operations> &
      Authored & {
        /** Folded words by which visitors find it. */
        publicKey: Generated<string>;
      };
  }
}

/** The newest comes first. An operation in the bin leaves its photos in the gallery, and comes back with its versions. */
export const operationStore = storeOf(operations, {
  words,
  order: [
    ['date', 'desc'],
    ['id', 'desc'],
  ],
  // some 20,000 usual operations
  most: 20_000_000,
  searched: publicTexts,
  ownKeys: (operation) => ({ publicKey: searchKeyOf(publicTexts(asVisitorsSee(operation)).join(' ')) }),
  require({ values, stored, at }) {
    // a day from before this rule must not keep anybody from releasing a place
    const isOtherDay = values.date !== stored?.date;
    if (isOtherDay && isAhead(values.date, new Date(at)))
      throw invalid(words.dateAhead, { date: words.dateAhead });
    const endFault = findEndFault(values, new Date(at));
    if (endFault && (isOtherDay || values.endDate !== stored?.endDate))
      throw invalid(endFault, { endDate: endFault });
    if (isDistrictMissing(values))
      throw invalid(words.districtRequired, { district: words.districtRequired });
  },
  actionOf: actionOnPlace,
  keptOnRestore: (earlier, { isPlaceHeld, district }) => ({
    isPlaceHeld,
    // a version from before the place was held may have none
    district: earlier.district || district,
  }),
});

function publicTexts({ title, description, location, district, date, ...more }: Operation) {
  return [
    ...[title, description, location, district, more.type, more.province, more.workDone, more.agencies],
    ...[formatLongDate(date), formatDottedDate(date)],
  ];
}

/** Names what visitors notice of a place, where the operation is out as it was. */
function actionOnPlace(item: Operation, before?: Operation): AuditAction | undefined {
  if (!before || item.published !== before.published || item.isPlaceHeld === before.isPlaceHeld)
    return undefined;
  return item.isPlaceHeld ? 'operation.hold-place' : 'operation.release-place';
}

/**
 * Lets visitors read the whole place from now on. Nothing happens to one that is not held.
 * @throws {Refusal} 404 when there is no such operation; 409 when it is changed at the same moment
 */
export async function releasePlace(
  db: Kysely<Tables>,
  { id, ...by }: Change<{ id: number }>,
): Promise<Operation> {
  const stored = await operationStore.find(db, id);
  if (!stored) throw notFound(words.notFound);
  if (!stored.isPlaceHeld) return stored;
  const { id: _id, createdAt, updatedAt, ...draft } = stored;
  return operationStore.update(db, { id, draft: { ...draft, isPlaceHeld: false }, ...by });
}

/** Newest first. */
export async function listPublishedOperations(
  db: Kysely<Tables>,
  { limit, offset = 0, filter = wholeRecord }: { limit: number; offset?: number; filter?: RecordFilter },
): Promise<Operation[]> {
  const rows = narrowRecord(published(db), filter).limit(limit).offset(offset);
  return (await rows.execute()).map(presentPublicly);
}

/** Newest first. @throws {Refusal} 503 when they are too much to be held at once */
export async function listAllPublishedOperations(
  db: Kysely<Tables>,
  filter = wholeRecord,
): Promise<Operation[]> {
  const narrow = (rows: ReturnType<typeof published>) => narrowRecord(rows, filter);
  return (await operationStore.listPublished(db, { narrow })).map(asVisitorsSee);
}

/** The newest, as many as an index may hold. */
export const listSearchedOperations = (db: Kysely<Tables>) =>
  readPlain(db, published(db).clearSelect().select(['id', 'version']).limit(mostSearched));

const mostSearched = 5000;

/** Reads operations as visitors see them. */
export async function readOperations(db: Kysely<Tables>, ids: readonly number[]): Promise<Operation[]> {
  return (await published(db).where('id', 'in', ids).execute()).map(presentPublicly);
}

/** Counts the operations before this one in the list of visitors. */
export async function countNewerOperations(
  db: Kysely<Tables>,
  { id, date }: Pick<Operation, 'id' | 'date'>,
): Promise<number> {
  const { newer } = await narrowRecord(db.selectFrom('operations'), wholeRecord)
    .select((row) => row.fn.countAll<number>().as('newer'))
    .where('date', '>=', date)
    .where((row) => row.or([row('date', '>', date), row('id', '>', id)]))
    .executeTakeFirstOrThrow();
  return newer;
}

export async function findPublishedOperation(db: Kysely<Tables>, id: number): Promise<Operation | undefined> {
  const row = await published(db).where('id', '=', id).executeTakeFirst();
  return row && presentPublicly(row);
}

/** Lists what one chooses from, the newest first. */
export async function listOperationChoices(db: Kysely<Tables>): Promise<ChosenOperation[]> {
  const rows = await db
    .selectFrom('operations')
    .select(['id', 'title', 'date', 'isPublished'])
    .where('deletedAt', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChoices)
    .execute();
  return rows.map(({ isPublished, ...row }) => ({ ...row, published: isPublished === 1 }));
}

/** Most operations of a list, more than an association has been called to. */
const mostChoices = 20_000;

const published = (db: Kysely<Tables>) => operationStore.selectInOrder(db, { isPublic: true });

const presentPublicly = (row: Row) => asVisitorsSee(operationStore.present(row));

/**
 * Returns what visitors may know: while the place is held, its district stands where the place would. Everything
 * public goes through here; staff see both.
 */
export const asVisitorsSee = (operation: Operation): Operation =>
  operation.isPlaceHeld ? { ...operation, location: operation.district } : operation;

/**
 * The archive starts with the newest entry. The oldest goes in first, which keeps the order of entries of one day.
 * @returns the ids by title
 */
export async function importPastOperations(
  tx: Kysely<Tables>,
  { operations, now }: { operations: readonly PastOperation[]; now: Date },
): Promise<Map<string, number>> {
  const at = now.toISOString();
  const things = operations.toReversed().map((operation) => ({
    draft: {
      ...{ ...operation, date: isoDayOf(operation.date), status: 'completed' as const },
      province: findProvince(operation.location) ?? abroad,
    },
    at,
  }));
  const written = await operationStore.importAll(tx, things);
  return new Map(written.map(({ id, title }) => [title, id]));
}

/** 06.02.2023 → 2023-02-06 */
const isoDayOf = (dotted: string) => dotted.split('.').toReversed().join('-');
