import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { isInBin } from '#/db/bin.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import { findMade, noteMade } from '#/db/request-keys.ts';
import type { OperationRow, Tables } from '#/db/tables.ts';
import { conflict, notFound } from '#/http/errors.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { noteOutsideUses } from '#/media/outside/note-outside.server.ts';
import { notePictureUses } from '#/media/uses.server.ts';
import type { Operation, OperationDraft } from './schema.ts';

/** Every operation, the newest day first. */
export const listOperations = async (db: Kysely<Tables>): Promise<Operation[]> =>
  (await newestFirst(db).execute()).map(presentOperation);

export const listLatestOperations = async (db: Kysely<Tables>, limit: number): Promise<Operation[]> =>
  (await newestFirst(db).limit(limit).execute()).map(presentOperation);

export async function findOperation(db: Kysely<Tables>, id: number): Promise<Operation | undefined> {
  const row = await newestFirst(db).where('id', '=', id).executeTakeFirst();
  return row && presentOperation(row);
}

/**
 * @param key of a call that may be repeated: a repetition makes nothing and gives what the first one made
 * @throws {Refusal} 409 when the call that bore the same key made an operation out of another draft
 */
export async function createOperation(
  db: Kysely<Tables>,
  { draft, key, actor, now }: { draft: OperationDraft; key?: string; actor: Actor; now: Date },
): Promise<Operation> {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const madeId = await findMade(tx, { key, kind: 'operation' });
    if (madeId !== undefined) {
      const made = await findOperation(tx, madeId);
      if (made && isAsDrafted(made, draft)) return made;
      throw conflict(made ? text.savedBefore : text.savedAndDeleted, made);
    }
    const row = await tx
      .insertInto('operations')
      .values({ ...columnsOf(draft), createdAt: at, updatedAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteMade(tx, { key, kind: 'operation', id: row.id, now });
    return recordOperation(tx, { row, action: 'operation.create', actor, now });
  });
}

/** @throws {Refusal} 404 when there is no such operation; 409 with it when `draft.version` is not the stored one */
export async function updateOperation(
  db: Kysely<Tables>,
  { id, draft, actor, now }: { id: number; draft: OperationDraft; actor: Actor; now: Date },
): Promise<Operation> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const stored = await findOperation(tx, id);
    if (!stored) throw notFound((await isInBin(tx, 'operations', id)) ? text.isInBin : text.notFound);
    if (draft.version !== undefined && draft.version !== stored.version)
      throw conflict(text.changedMeanwhile, stored);
    const type = draft.type === undefined ? stored.type : draft.type;
    const row = await tx
      .updateTable('operations')
      .set({ ...columnsOf(draft), type, updatedAt: now.toISOString(), version: stored.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return recordOperation(tx, { row, before: stored, action: 'operation.update', actor, now });
  });
}

interface Write extends AuditContext {
  row: OperationRow;
  before?: Operation;
  action: 'operation.create' | 'operation.update';
}

/** What goes with each write of an operation: the index of its pictures and a row of the log. */
async function recordOperation(
  tx: Kysely<Tables>,
  { row, before, action, actor, now }: Write,
): Promise<Operation> {
  const operation = presentOperation(row);
  const { id, title } = row;
  await notePictureUses(tx, { id, title, kind: 'operation' }, [{ place: 'cover', text: row.imageUrl }]);
  const placed = [{ place: 'cover' as const, addresses: [row.imageUrl] }];
  await noteOutsideUses(tx, { id, title, kind: 'operation' }, { placed, now });
  const change = changeBetween(before, operation);
  await recordAudit(tx, { actor, now, action, subject: subjectOf(row), change });
  return operation;
}

const newestFirst = (db: Kysely<Tables>) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');

export function columnsOf({ version: _version, type = null, ...columns }: OperationDraft) {
  return { ...columns, type };
}

/** A draft without a type leaves the stored one as it is. */
function isAsDrafted(stored: Operation, draft: OperationDraft): boolean {
  const { type = stored.type } = draft;
  const drafted = Object.entries({ ...columnsOf(draft), type });
  return drafted.every(([name, value]) => stored[name as keyof Operation] === value);
}

/** How the log names an operation. */
const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind: 'operation', id, title });

/** Status and type are among the known ones: only drafts that the schema passed are ever written. */
const presentOperation = ({ deletedAt, deletedBy, ...row }: OperationRow) => row as Operation;
