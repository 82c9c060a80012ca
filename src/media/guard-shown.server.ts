import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayPublish, type PublishingRule } from '#/staff/permissions.ts';

/**
 * Call it in the transaction `tx` that changes the pictures: their ids, or under which names the uses of those are noted
 * that the library has no copy of. @throws {Refusal} 403
 */
export type CheckShown = (tx: Kysely<Tables>, pictures: readonly (number | string)[]) => Promise<void>;

/** Gives the check of a change of pictures, for the person who makes the call. */
export type GuardShown = (c: Context<StaffEnv>) => CheckShown;

/** Refuses changes through the library of what visitors see, for a person who may not publish. */
export const guardShown =
  (rule: PublishingRule): GuardShown =>
  (c) =>
  async (tx, pictures) => {
    const isPublisher = mayPublish(requireSession(c).role, rule);
    if (!isPublisher && (await isInPublished(tx, pictures)))
      throw new Refusal('may-not-publish', text.mayNotChangeShown);
  };

/** In what only admins may change then: the gallery's photos are everybody's, documents are for admins anyway. */
async function isInPublished(tx: Kysely<Tables>, pictures: readonly (number | string)[]): Promise<boolean> {
  const ids = pictures.filter((picture) => typeof picture === 'number');
  const named = pictures.filter((picture) => typeof picture === 'string');
  const names = named.concat(await readFileNames(tx, ids));
  if (names.length === 0) return false;
  const use = await tx
    .selectFrom('pictureUses as use')
    .leftJoin('news', (join) => join.onRef('news.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'news'))
    .leftJoin('operations', (join) =>
      join.onRef('operations.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'operation'),
    )
    .where('use.fileName', 'in', names)
    .where('news.deletedAt', 'is', null)
    .where('operations.deletedAt', 'is', null)
    .where((row) =>
      row.or([
        row('news.isPublished', '=', 1),
        row('news.isScheduled', '=', 1),
        row('operations.isPublished', '=', 1),
        row('use.ownerKind', '=', 'document'),
      ]),
    )
    .select('use.ownerId')
    .executeTakeFirst();
  return use !== undefined;
}

async function readFileNames(tx: Kysely<Tables>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('media').select('fileName').where('id', 'in', ids).execute();
  return rows.map(({ fileName }) => fileName);
}
