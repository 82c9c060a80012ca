import type { Kysely } from 'kysely';
import type { PastOperation } from '#/content/past-operations.ts';
import type { StarterOperation } from '#/content/starter-operations.ts';
import type { Tables } from '#/db/tables.ts';
import { operationStore } from './store.server.ts';

/**
 * The archive starts with the newest entry. The oldest goes in first, which keeps the order of entries of one day.
 * @returns the ids by title
 */
export async function importPastOperations(
  tx: Kysely<Tables>,
  { operations, now }: { operations: readonly (PastOperation | StarterOperation)[]; now: Date },
): Promise<Map<string, number>> {
  const at = now.toISOString();
  const things = operations.toReversed().map((operation) => ({
    draft: { ...operation, date: isoDayOf(operation.date), status: 'completed' as const },
    at,
  }));
  const written = await operationStore.importAll(tx, things);
  return new Map(written.map(({ id, title }) => [title, id]));
}

/** 06.02.2023 → 2023-02-06 */
const isoDayOf = (dotted: string) => dotted.split('.').toReversed().join('-');
