import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { emptyBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { forgetPictureUses } from '#/media/uses.server.ts';
import type { Operation } from './schema.ts';
import { findOperation, subjectOf } from './store.server.ts';

interface Doing {
  id: number;
  actor: Actor;
  now: Date;
}

/**
 * Moves an operation to the bin. Its photos stay in the gallery, and belong to it again when it comes back.
 * @throws {Refusal} 404 when there is no such operation
 */
export async function deleteOperation(db: Kysely<Tables>, { id, actor, now }: Doing): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const operation = await findOperation(tx, id);
    if (!operation || !(await moveToBin(tx, 'operations', { id, actor, now }))) throw notFound(text.notFound);
    const change = changeBetween(operation, undefined);
    await recordAudit(tx, { actor, now, action: 'operation.delete', subject: subjectOf(operation), change });
  });
}

/**
 * Brings an operation back as it was, its photos with it.
 * @throws {Refusal} 404 when it is not in the bin, or no longer
 */
export async function restoreOperation(db: Kysely<Tables>, { id, actor, now }: Doing): Promise<Operation> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const isTaken = await takeFromBin(tx, 'operations', { id, now });
    const operation = await findOperation(tx, id);
    if (!isTaken || !operation) throw notFound(text.notInBin);
    const change = changeBetween(undefined, operation);
    await recordAudit(tx, { actor, now, action: 'operation.restore', subject: subjectOf(operation), change });
    return operation;
  });
}

/** Removes for good what has been in the bin for its time. */
export async function emptyOperationBin(
  tx: Kysely<Tables>,
  { actor, now }: Omit<Doing, 'id'>,
): Promise<void> {
  for (const gone of await emptyBin(tx, 'operations', now)) {
    await forgetPictureUses(tx, { ...gone, kind: 'operation' });
    await recordAudit(tx, { actor, now, action: 'operation.purge', subject: subjectOf(gone) });
  }
}
