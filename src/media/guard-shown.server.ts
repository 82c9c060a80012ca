import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayPublish, type PublishingRule } from '#/staff/permissions.ts';
import { isGuarded } from './owners.server.ts';

/**
 * Call it in the transaction `tx` that changes the pictures: their ids, or under which names the uses of those are noted
 * that the library has no copy of. @throws {Refusal} 403
 */
export type CheckShown = (tx: Kysely<Tables>, pictures: readonly (number | string)[]) => Promise<void>;

/** What a change of pictures is checked with, for the person who makes the call. */
export type GuardShown = (c: Context<StaffEnv>) => CheckShown;

/** Who may not publish may not change what visitors see through the library either. */
export const guardShown =
  (rule: PublishingRule): GuardShown =>
  (c) =>
  async (tx, pictures) => {
    const isPublisher = mayPublish(requireSession(c).role, rule);
    if (!isPublisher && (await isGuarded(tx, await listFileNames(tx, pictures))))
      throw new Refusal('may-not-publish', text.mayNotChangeShown);
  };

async function listFileNames(tx: Kysely<Tables>, pictures: readonly (number | string)[]): Promise<string[]> {
  const ids = pictures.filter((picture) => typeof picture === 'number');
  const names = pictures.filter((picture) => typeof picture === 'string');
  if (ids.length === 0) return names;
  const rows = await tx.selectFrom('media').select('fileName').where('id', 'in', ids).execute();
  return [...names, ...rows.map(({ fileName }) => fileName)];
}
