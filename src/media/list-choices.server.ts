import { type Kysely, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { MediaChoices } from './list-choice.ts';
import { monthOf } from './months.ts';
import { listOperationsWithPictures } from './operations-of.server.ts';

export const listMediaChoices = async (db: Kysely<Tables>): Promise<MediaChoices> => ({
  operations: await listOperationsWithPictures(db),
  months: await listMonths(db),
});

/** Of the uploads, in Istanbul. */
async function listMonths(db: Kysely<Tables>): Promise<string[]> {
  // pictures come many in an hour, which is of one month wherever one is
  const hours = await db
    .selectFrom('media')
    .select(sql<string>`substr(uploaded_at, 1, 13)`.as('hour'))
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  const months = hours.map(({ hour }) => monthOf(new Date(`${hour}:00Z`)));
  return [...new Set(months)].toSorted().toReversed();
}
