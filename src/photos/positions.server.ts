import { type Kysely, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { PhotoMove } from './schema.ts';

/*
 * Positions are whole numbers, the highest first, those of the bin among them. A moved photo gets one between two others,
 * so that a move writes one row; only where none is free there, all are spread out again in one statement.
 */

/** Of a photo that is to stand there, behind a photo that is in the gallery. */
export async function findFreePosition(tx: Kysely<Tables>, { id, place }: PhotoMove): Promise<number> {
  if (place === 'first') return findFirstPosition(tx);
  if (place === 'last') return findLastPosition(tx);
  const free = await findFreeBelow(tx, { id, above: place.after });
  if (free !== undefined) return free;
  await spreadOut(tx);
  const spread = await findFreeBelow(tx, { id, above: place.after });
  if (spread === undefined) throw new Error('No position is free although the photos were spread out');
  return spread;
}

/** The place of the moved photo itself counts as free. */
async function findFreeBelow(
  tx: Kysely<Tables>,
  { id, above }: { id: number; above: number },
): Promise<number | undefined> {
  const { highest, next } = await tx
    .selectFrom('photos as above')
    .select((row) => [
      'above.position as highest',
      row
        .selectFrom('photos')
        .select('photos.position')
        .whereRef('photos.position', '<=', 'above.position')
        .where('photos.id', 'not in', [id, above])
        .orderBy('photos.position', 'desc')
        .limit(1)
        .as('next'),
    ])
    .where('above.id', '=', above)
    .executeTakeFirstOrThrow();
  if (next === null) return highest - 1;
  return highest - next < 2 ? undefined : Math.floor((highest + next) / 2);
}

/** Room for many moves to one place, and for more photos than a gallery has: PostgreSQL's `integer` ends at 2^31. */
const room = 2 ** 14;

const spreadOut = (tx: Kysely<Tables>) =>
  sql`update photos set position = spread.place
    from (select id, ${sql.lit(room)} * row_number() over (order by position, created_at, id) as place from photos) as spread
    where spread.id = photos.id`.execute(tx);

/** The place above all photos, also those in the bin, which come back to where they were. */
export async function findFirstPosition(tx: Kysely<Tables>): Promise<number> {
  const { highest } = await tx
    .selectFrom('photos')
    .select((row) => row.fn.max<number | null>('position').as('highest'))
    .executeTakeFirstOrThrow();
  return (highest ?? 0) + 1;
}

/** The place below all photos, also below those in the bin. */
async function findLastPosition(tx: Kysely<Tables>): Promise<number> {
  const { lowest } = await tx
    .selectFrom('photos')
    .select((row) => row.fn.min<number | null>('position').as('lowest'))
    .executeTakeFirstOrThrow();
  return (lowest ?? 0) - 1;
}
