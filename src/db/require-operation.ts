import type { Kysely } from 'kysely';
import { Refusal } from '#/http/errors.ts';
import type { Tables } from './tables.ts';

/** @throws {Refusal} 400 with `unknown` when there is no such operation outside the bin; null stands for none */
export async function requireOperation(
  tx: Kysely<Tables>,
  { id, unknown }: { id: number | null; unknown: string },
): Promise<void> {
  if (id === null) return;
  const operation = await tx
    .selectFrom('operations')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!operation) throw new Refusal('operation-unknown', unknown, { fields: { operationId: unknown } });
}
