import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayPublish, type PublishingRule } from '#/staff/permissions.ts';
import { isGuarded } from './owners.server.ts';

/**
 * Refuses a change of pictures; to be called in its transaction.
 * @param pictures their ids; for one of another site without a copy here, the hash of its address @throws {Refusal} 403
 */
export type CheckShown = (tx: Kysely<Tables>, pictures: readonly (number | string)[]) => Promise<void>;

/** Makes the check for the person who makes the call. */
export type GuardShown = (c: Context<StaffEnv>) => CheckShown;

/** Keeps who may not publish from changing what visitors see through the library. */
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
