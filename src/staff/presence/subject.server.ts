import type { Kysely } from 'kysely';
import { isOutsideBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import type { PresenceSubject } from '#/stored/presence.ts';
import { mayDo, type Permission } from '../permissions.ts';
import type { Session } from '../sessions.server.ts';
import type { Presence } from './schema.ts';

/** Who may open the form hears who else has. */
const permissionOf: Record<PresenceSubject, Permission> = {
  news: 'content',
  operations: 'content',
  documents: 'site',
};

/** @throws {Refusal} 403 for whose role does not open such forms */
export function requireMayOpen({ role }: Session, subject: PresenceSubject): void {
  if (!mayDo(role, permissionOf[subject])) throw new Refusal('not-allowed', staffText.notAllowed);
}

/** @throws {Refusal} 404 for what does not exist, and for what is in the bin */
export async function requireThere(
  db: Kysely<Tables>,
  { subject, item }: Pick<Presence, 'subject' | 'item'>,
): Promise<void> {
  const isThere =
    subject === 'documents' ? await isDocument(db, item) : await isOutsideBin(db, subject, item);
  if (!isThere) throw notFound(text.notFound);
}

/** Documents are never deleted. */
async function isDocument(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
