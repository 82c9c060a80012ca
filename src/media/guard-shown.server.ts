import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayPublish, type PublishingRule } from '#/staff/permissions.ts';

/** Call it in the transaction `tx` that changes the pictures. @throws {Refusal} 403 */
export type CheckShown = (tx: Kysely<Tables>, ids: readonly number[]) => Promise<void>;

/** What a change of pictures is checked with, for the person who makes the call. */
export type GuardShown = (c: Context<StaffEnv>) => CheckShown;

/** Who may not publish may not change what visitors see through the library either. */
export const guardShown =
  (rule: PublishingRule): GuardShown =>
  (c) =>
  (tx, ids) =>
    checkShown(tx, { ids, isPublisher: mayPublish(requireSession(c).role, rule) });

/** For what the server does by itself, also with words of people who may not publish. */
export const guardUnasked =
  (rule: PublishingRule): CheckShown =>
  (tx, ids) =>
    checkShown(tx, { ids, isPublisher: rule === 'everyone' });

async function checkShown(
  tx: Kysely<Tables>,
  { ids, isPublisher }: { ids: readonly number[]; isPublisher: boolean },
): Promise<void> {
  if (!isPublisher && (await isInPublished(tx, ids)))
    throw new Refusal('may-not-publish', text.mayNotChangeShown);
}

/** In what only admins may change then: the gallery's photos are everybody's, documents are for admins anyway. */
async function isInPublished(tx: Kysely<Tables>, ids: readonly number[]): Promise<boolean> {
  const use = await tx
    .selectFrom('media')
    .innerJoin('pictureUses as use', 'use.fileName', 'media.fileName')
    .leftJoin('news', (join) => join.onRef('news.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'news'))
    .leftJoin('operations', (join) =>
      join.onRef('operations.id', '=', 'use.ownerId').on('use.ownerKind', '=', 'operation'),
    )
    .where('media.id', 'in', ids)
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
    .select('media.id')
    .executeTakeFirst();
  return use !== undefined;
}
