import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { notFound, Refusal } from '#/http/errors.ts';
import { asDrafted } from '#/stored/as-drafted.ts';
import { type AuditAction, type ChangeableKind, type StoredKind, tableOf } from '#/stored/kinds.ts';
import { changeBetween } from './audit-change.ts';
import type { Actor, AuditContext } from './audit-log.ts';
import { isInBin } from './bin.ts';
import { findCreated, noteCreated } from './request-keys.ts';
import { publicTexts, requireOwnAccounts } from './require-own-accounts.ts';
import type { Tables } from './tables.ts';
import { type Write, write } from './write.ts';

/** Throws a Refusal when the person may not make this change; a missing side is something new or removed. */
export type CheckChange = (change: { before?: object; after?: object }) => void;

interface WritePlan<Item, Draft, Row> {
  kind: StoredKind;
  /** Only those outside the bin. */
  find: (tx: Kysely<Tables>, id: number) => Promise<Item | undefined>;
  present: (row: Row) => Item;
  /** @param at now, ISO 8601 in UTC */
  insert: (tx: Kysely<Tables>, write: { draft: Draft; at: string; actor: Actor }) => Promise<Row>;
  /** For what the log calls otherwise than created or updated. */
  actionOf?: (item: Item, before?: Item) => AuditAction | undefined;
  /** Runs in the same transaction: the index of pictures, the versions. */
  record: (tx: Kysely<Tables>, written: AuditContext & { row: Row; item: Item }) => Promise<void>;
  words: { savedBefore: string; savedAndDeleted: string };
}

export interface UpdatePlan<Item, Draft, Row> extends WritePlan<Item, Draft, Row> {
  kind: ChangeableKind;
  update: (
    tx: Kysely<Tables>,
    write: { stored: Item; draft: Draft; at: string; actor: Actor },
  ) => Promise<Row>;
  /** True when a draft over an earlier version contradicts nothing that has changed since. */
  agreesWith?: (tx: Kysely<Tables>, write: { stored: Item; draft: Draft }) => Promise<boolean>;
  words: WritePlan<Item, Draft, Row>['words'] & {
    notFound: string;
    isInBin: string;
    changedMeanwhile: string;
  };
}

interface Titled {
  id: number;
  title: string;
}

interface Creation<Draft> extends AuditContext {
  draft: Draft;
  key?: string;
}

export function creationOf<Item extends Titled, Draft extends object, Row extends Titled>(
  plan: WritePlan<Item, Draft, Row>,
) {
  /** A repeated `key` returns what the first call created. @throws {Refusal} 409 when that call had another draft */
  return async function create(
    db: Kysely<Tables>,
    { check, ...creation }: Creation<Draft> & { check?: CheckChange },
  ): Promise<Item> {
    check?.({ after: creation.draft });
    return write(db, creation, (write) => createWithin(write, plan, creation));
  };
}

/** For a transaction that makes several. Throws as `creationOf` does. */
export async function createWithin<Item extends Titled, Draft extends object, Row extends Titled>(
  write: Write,
  plan: WritePlan<Item, Draft, Row>,
  { draft, key }: Omit<Creation<Draft>, keyof AuditContext>,
): Promise<Item> {
  const { tx, at, actor, now } = write;
  const { kind, find, insert, words } = plan;
  const createdId = await findCreated(tx, { key, kind });
  if (createdId !== undefined) {
    const created = await find(tx, createdId);
    if (created && isAsDrafted(asDrafted(created), draft)) return created;
    if (created) throw new Refusal('saved-before', words.savedBefore, { current: created });
    throw new Refusal('saved-and-deleted', words.savedAndDeleted);
  }
  const row = await insert(tx, { draft, at, actor });
  await noteCreated(tx, { key, kind, id: row.id, actor, now });
  return recordWrite(write, plan, { row, action: `${kind}.create` });
}

export function updateOf<
  Item extends Titled & { version: number },
  Draft extends { version?: number },
  Row extends Titled,
>(plan: UpdatePlan<Item, Draft, Row>) {
  const { kind, find, words, agreesWith = async () => false } = plan;

  /** @throws {Refusal} 404 when there is none; 409 with the stored one when `draft.version` differs from its version */
  return async function update(
    db: Kysely<Tables>,
    { id, draft, check, ...by }: AuditContext & { id: number; draft: Draft; check?: CheckChange },
  ): Promise<Item> {
    return write(db, by, async (write) => {
      const { tx, at, actor } = write;
      const stored = await find(tx, id);
      if (!stored && (await isInBin(tx, tableOf[kind], id))) throw new Refusal('is-in-bin', words.isInBin);
      if (!stored) throw notFound(words.notFound);
      check?.({ before: stored, after: { ...stored, ...draft } });
      const isOver = draft.version === undefined || draft.version === stored.version;
      if (!isOver && !(await agreesWith(tx, { stored, draft })))
        throw new Refusal('changed-meanwhile', words.changedMeanwhile, { current: stored });
      const row = await plan.update(tx, { stored, draft, at, actor });
      return recordWrite(write, plan, { row, before: stored, action: `${kind}.update` });
    });
  };
}

interface Written<Item, Row> {
  row: Row;
  before?: Item;
  action: AuditAction;
}

async function recordWrite<Item extends Titled, Draft, Row extends Titled>(
  { tx, actor, now, shown, log }: Write,
  { kind, present, record, actionOf }: WritePlan<Item, Draft, Row>,
  { row, before, action: usual }: Written<Item, Row>,
): Promise<Item> {
  const item = present(row);
  await requireOwnAccounts(tx, {
    ...{ texts: publicTexts(item), before: before ? publicTexts(before) : [] },
    ...{ title: item.title, actor, now },
  });
  await record(tx, { row, item, actor, now });
  shown();
  const action = actionOf?.(item, before) ?? usual;
  await log(action, { kind, id: item.id, title: item.title }, changeBetween(before, item));
  return item;
}

/** Fields that a draft leaves out count as equal. */
function isAsDrafted(stored: object, draft: object): boolean {
  const fields: Record<string, unknown> = { ...stored };
  return Object.entries(draft).every(
    ([name, value]) => name === 'version' || value === undefined || isDeepStrictEqual(fields[name], value),
  );
}
