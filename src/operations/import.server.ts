import type { Kysely } from 'kysely';
import type { PastOperation } from '#/content/past-operations.ts';
import type { StarterOperation } from '#/content/starter-operations.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { operationDraftSchema } from './schema.ts';
import { columnsOf } from './store.server.ts';
import { operationVersions } from './write.server.ts';

/**
 * The archive starts with the newest entry. The oldest goes in first, which keeps the order of entries of one day.
 * @returns the ids by title
 */
export async function importPastOperations(
  tx: Kysely<Tables>,
  { operations, now }: { operations: readonly (PastOperation | StarterOperation)[]; now: Date },
): Promise<Map<string, number>> {
  if (operations.length === 0) return new Map();
  const at = now.toISOString();
  const rows = operations.toReversed().map((operation) => {
    const draft = { ...operation, date: isoDayOf(operation.date), status: 'completed' };
    const nobody = { createdBy: '', updatedBy: '' };
    return { ...columnsOf(operationDraftSchema.parse(draft)), ...nobody, createdAt: at, updatedAt: at };
  });
  const written = await tx.insertInto('operations').values(rows).returningAll().execute();
  for (const row of written) await operationVersions.store(tx, { row, savedBy: '' });
  await raiseContentVersion(tx);
  return new Map(written.map(({ id, title }) => [title, id]));
}

/** 06.02.2023 → 2023-02-06 */
const isoDayOf = (dotted: string) => dotted.split('.').toReversed().join('-');
