import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { OperationRow, Tables } from '#/db/tables.ts';
import { conflict, notFound } from '#/http/errors.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation, OperationDraft } from './schema.ts';

/** Every operation, the newest day first. */
export const listOperations = async (db: Kysely<Tables>): Promise<Operation[]> =>
  (await newestFirst(db).execute()).map(presentOperation);

export const listLatestOperations = async (db: Kysely<Tables>, limit: number): Promise<Operation[]> =>
  (await newestFirst(db).limit(limit).execute()).map(presentOperation);

export async function createOperation(
  db: Kysely<Tables>,
  { draft, actor, now }: { draft: OperationDraft; actor: Actor; now: Date },
): Promise<Operation> {
  const at = now.toISOString();
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const row = await tx
      .insertInto('operations')
      .values({ ...columnsOf(draft), createdAt: at, updatedAt: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    const change = changeBetween(undefined, row);
    await recordAudit(tx, { actor, now, action: 'operation.create', subject: subjectOf(row), change });
    return presentOperation(row);
  });
}

/** @throws {Refusal} 404 when there is no such operation; 409 when `draft.version` is not the stored one */
export async function updateOperation(
  db: Kysely<Tables>,
  { id, draft, actor, now }: { id: number; draft: OperationDraft; actor: Actor; now: Date },
): Promise<Operation> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const stored = await tx.selectFrom('operations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!stored) throw notFound(text.notFound);
    if (draft.version !== undefined && draft.version !== stored.version)
      throw conflict(text.changedMeanwhile);
    const type = draft.type === undefined ? stored.type : draft.type;
    const row = await tx
      .updateTable('operations')
      .set({ ...columnsOf(draft), type, updatedAt: now.toISOString(), version: stored.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const change = changeBetween(stored, row);
    await recordAudit(tx, { actor, now, action: 'operation.update', subject: subjectOf(row), change });
    return presentOperation(row);
  });
}

/**
 * Its photos stay in the gallery, without an operation.
 * @throws {Refusal} 404 when there is no such operation
 */
export async function deleteOperation(
  db: Kysely<Tables>,
  { id, actor, now }: { id: number; actor: Actor; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const deleted = await tx.deleteFrom('operations').where('id', '=', id).returningAll().executeTakeFirst();
    if (!deleted) throw notFound(text.notFound);
    const change = changeBetween(deleted, undefined);
    await recordAudit(tx, { actor, now, action: 'operation.delete', subject: subjectOf(deleted), change });
  });
}

const newestFirst = (db: Kysely<Tables>) =>
  db.selectFrom('operations').selectAll().orderBy('date', 'desc').orderBy('id', 'desc');

export function columnsOf({ version: _version, type = null, ...columns }: OperationDraft) {
  return { ...columns, type };
}

/** How the log names an operation. */
const subjectOf = ({ id, title }: { id: number; title: string }) => ({ kind: 'operation', id, title });

/** Status and type are among the known ones: only drafts that the schema passed are ever written. */
const presentOperation = (row: OperationRow) => row as Operation;
