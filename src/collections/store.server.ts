import type { Kysely } from 'kysely';
import { emptyBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { deleteVersions } from '#/db/versions.ts';
import { type Change, type Write, write } from '#/db/write.ts';
import { invalid, notFound, Refusal } from '#/http/errors.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import { deleteRemarks } from '#/staff/remarks/api.server.ts';
import { type AuditAction, tableOf } from '#/stored/kinds.ts';
import {
  type Collection,
  type DraftInputOf,
  type DraftOf,
  firstsOf,
  type ItemOf,
  type ValuesOf,
} from './collection.ts';
import { listKeysOf, type SearchPlan } from './list.server.ts';
import { isPublishedOrPlanned, publishDueIn } from './publication.server.ts';
import { columnsOf, type Row, type RowsPlan, rowsOf } from './rows.server.ts';
import { type VersionOf, versionsOf } from './versions.server.ts';
import { definedValues, type WritePlan, type WriteWords, writesOf } from './write.server.ts';

/** Knowledge of a store about its collection beyond the description. */
export interface StorePlan<Of extends Collection> extends RowsPlan, WritePlan<Of>, SearchPlan<Of> {
  /** What going back to a version leaves as it is now, beside whether it is published. */
  keptOnRestore?: (earlier: VersionOf<Of>, stored: ItemOf<Of>) => Partial<ValuesOf<Of>>;
}

export interface Restoration {
  id: number;
  version: number;
  /** The version that was stored when this was decided. */
  over?: number | undefined;
}

export interface Publishing {
  id: number;
  /** The version that was stored when this was decided. */
  version: number;
  published: boolean;
}

/** A thing that was written elsewhere. */
interface Imported<Of extends Collection> {
  draft: DraftInputOf<Of>;
  /** When it was written, ISO 8601 UTC. */
  at: string;
  /** Columns that no field describes. */
  ownColumns?: object;
}

/** Everything that is done to a collection. */
export function storeOf<Of extends Collection, Words extends WriteWords>(
  collection: Of,
  plan: StorePlan<Of> & { words: Words },
) {
  const { kind, fields } = collection;
  const { words } = plan;
  const rows = rowsOf(collection, plan);
  const { find, findAuthored, present, describeChange, valuesOf } = rows;
  const findSigned = collection.isSigned ? findAuthored : find;
  const versions = versionsOf(collection, { words: { versionNotFound: '', ...words }, valuesOf });
  const keepVersion = words.versionNotFound === undefined ? undefined : versions.keep;
  const { keepKeys, fillKeys } = listKeysOf(collection, { ...plan, ...rows });
  const writes = writesOf(collection, plan, {
    ...{ find, findSigned, present, describeChange, keepKeys, keepVersion },
  });

  /**
   * Makes an earlier version the newest; the one it replaces is kept. Whether it is published stays as it is.
   * @throws {Refusal} 404 when there is no such thing or version; 400 when the version breaks a later rule;
   * 409 when another version than `over` is stored by now
   */
  async function restoreVersion(
    db: Kysely<Tables>,
    { id, version, over, ...by }: Change<Restoration>,
  ): Promise<ItemOf<Of>> {
    const [stored, earlier] = [await find(db, id), await versions.get(db, { id, version })];
    if (!stored) throw notFound(words.notFound);
    const checked = collection.draftSchema.safeParse({
      ...{ ...earlier, ...plan.keptOnRestore?.(earlier, stored) },
      ...{
        published: isPublishedOrPlanned(stored),
        publishAt: stored.publishAt,
        version: over ?? stored.version,
      },
    });
    // what has versions has this verb (stored/kinds.ts)
    const usual = `${kind}.go-back` as AuditAction;
    const told = { usual, beside: { restoredVersion: { after: version } } };
    if (checked.success) return writes.update(db, { id, draft: checked.data as DraftOf<Of>, told, ...by });
    const rule = checked.error.issues[0]?.message ?? '';
    throw new Refusal('version-breaks-rule', words.versionBreaksRule?.(rule) ?? rule);
  }

  /**
   * Changes whether visitors see it and nothing else.
   * @throws {Refusal} 404 when there is no such thing; 400 when what is stored breaks a later rule; 409 when another version is stored
   */
  async function publish(
    db: Kysely<Tables>,
    { id, version, published, ...by }: Change<Publishing>,
  ): Promise<ItemOf<Of>> {
    const stored = await find(db, id);
    if (!stored) throw notFound(words.notFound);
    const checked = collection.draftSchema.safeParse({ ...stored, version, published });
    if (!checked.success) throw invalid(checked.error.issues[0]?.message ?? '');
    return writes.update(db, { id, draft: checked.data as DraftOf<Of>, ...by });
  }

  /**
   * Stores what was written elsewhere, in this order, with its own times and without names. Nobody is told of it.
   * @throws {ZodError} for a draft that its call would refuse
   */
  async function importAll(tx: Kysely<Tables>, things: readonly Imported<Of>[]): Promise<Row[]> {
    const columns = things.map(({ draft, at, ownColumns }) => {
      const { published = collection.isOutAtFirst, ...checked } = collection.draftSchema.parse(draft);
      return {
        ...{ createdAt: at, updatedAt: at, ...ownColumns },
        ...(collection.isSigned && { createdBy: '', updatedBy: '' }),
        ...(collection.publication !== 'none' && { isPublished: published ? 1 : 0 }),
        ...columnsOf(fields, { ...firstsOf(collection), ...definedValues(checked) }),
      };
    });
    if (columns.length === 0) return [];
    const rows = await tx
      .insertInto(tableOf[kind] as 'news')
      .values(columns as never)
      .returningAll()
      .execute();
    for (const row of rows) {
      await keepKeys(tx, { ...row });
      await keepVersion?.(tx, { row: { ...row }, savedBy: '' });
    }
    await raiseContentVersion(tx);
    return rows.map((row) => ({ ...row }));
  }

  return {
    ...{ collection, kind, words, ...rows, ...writes, publish, importAll, fillKeys },
    ...binOf(collection, rows, words),
    versions: { ...versions, restore: restoreVersion },
    publishDue: publishDueIn(collection, { present, describeChange, keepKeys, keepVersion: versions.keep }),
  };
}

/** @param rows those outside the bin */
function binOf<Of extends Collection>(
  { kind }: Of,
  { find, describeChange }: Pick<ReturnType<typeof rowsOf<Of>>, 'find' | 'describeChange'>,
  words: WriteWords,
) {
  const table = tableOf[kind];
  const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind, id, title });
  const action = (verb: 'delete' | 'restore' | 'purge') => `${kind}.${verb}` as const;

  /** @throws {Refusal} 404 when there is no such row outside the bin */
  async function remove(db: Kysely<Tables>, { id, check, ...by }: Change<{ id: number }>): Promise<void> {
    await write(db, by, async ({ tx, actor, now, shown, log }) => {
      const item = await find(tx, id);
      if (item) check?.({ before: item });
      if (!item || !(await moveToBin(tx, table, { id, actor, now }))) throw notFound(words.notFound);
      shown();
      await log(action('delete'), subjectOf(item), describeChange(item, undefined));
    });
  }

  /** @throws {Refusal} 404 when it is not in the bin, or its time there is over */
  async function restore(
    db: Kysely<Tables>,
    { id, check, ...by }: Change<{ id: number }>,
  ): Promise<ItemOf<Of>> {
    return write(db, by, async ({ tx, now, shown, log }) => {
      const isTaken = await takeFromBin(tx, table, { id, now });
      const item = await find(tx, id);
      if (!isTaken || !item) throw new Refusal('not-in-bin', words.notInBin);
      check?.({ after: item });
      shown();
      await log(action('restore'), subjectOf(item), describeChange(undefined, item));
      return item;
    });
  }

  async function empty({ tx, now, log }: Write): Promise<void> {
    for (const gone of await emptyBin(tx, table, now)) {
      await forgetPictureUses(tx, { kind, id: gone.id });
      await deleteVersions(tx, { kind, ownerId: gone.id });
      await deleteRemarks(tx, { kind, ownerId: gone.id });
      await log(action('purge'), subjectOf(gone));
    }
  }

  return { remove, restore, empty };
}
