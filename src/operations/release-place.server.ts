import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import type { CheckChange } from '#/db/writes-of.ts';
import { notFound } from '#/http/errors.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation } from './schema.ts';
import { findOperation } from './store.server.ts';
import { updateOperation } from './write.server.ts';

/**
 * Lets visitors read the whole place from now on. Nothing happens to one that is not held.
 * @throws {Refusal} 404 when there is no such operation; 409 when it is changed at the same moment
 */
export async function releasePlace(
  db: Kysely<Tables>,
  { id, ...by }: AuditContext & { id: number; check?: CheckChange },
): Promise<Operation> {
  const stored = await findOperation(db, id);
  if (!stored) throw notFound(text.notFound);
  if (!stored.isPlaceHeld) return stored;
  const { id: _id, createdAt, updatedAt, ...draft } = stored;
  return updateOperation(db, { id, draft: { ...draft, isPlaceHeld: false }, ...by });
}
