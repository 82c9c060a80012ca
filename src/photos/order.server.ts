import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { notFound } from '#/http/errors.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import type { PhotoMove } from './schema.ts';

/** Selects what is in the gallery, in its order. */
export const inOrder = (db: Kysely<Tables>) =>
  db
    .selectFrom('photos')
    .where('photos.deletedAt', 'is', null)
    .orderBy('photos.position', 'desc')
    .orderBy('photos.createdAt', 'desc')
    .orderBy('photos.id', 'desc');

type Moves = readonly PhotoMove[];

/**
 * Makes one move after the other, each beside the photo that stands there by then: what others have moved or added
 * meanwhile stays where they put it.
 * @throws {Refusal} 404 when a named photo is not in the gallery; then nothing is moved
 */
export async function movePhotos(
  db: Kysely<Tables>,
  { moves, ...by }: AuditContext & { moves: Moves },
): Promise<void> {
  await write(db, by, async ({ tx, shown, log }) => {
    await requireInGallery(tx, moves);
    const named = await listNamed(tx, moves);
    const before = await readInOrder(tx, named);
    for (const move of moves) await movePhoto(tx, move);
    const after = await readInOrder(tx, named);
    if (isDeepStrictEqual(before, after)) return;
    shown();
    const subject = { kind: 'photo', id: null, title: '' };
    const change = { photos: { before: before.map(nameInLog), after: after.map(nameInLog) } };
    await log('photo.order', subject, change);
  });
}

async function requireInGallery(tx: Kysely<Tables>, moves: Moves): Promise<void> {
  const ids = new Set(moves.flatMap(idsOf));
  const found = await inOrder(tx)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  if (found.length < ids.size) throw notFound(words.orderedGone);
}

const idsOf = ({ id, place }: PhotoMove) => (typeof place === 'string' ? [id] : [id, place.after]);

/**
 * Lists the photos named by the moves, for the log: those moved, and those beside which they stood and will stand.
 * Their order changes with the moves if the gallery's does.
 */
async function listNamed(tx: Kysely<Tables>, moves: Moves): Promise<number[]> {
  const moved = moves.map(({ id }) => id);
  const stoodAfter = await tx
    .selectFrom('photos as moved')
    .select((row) =>
      row
        .selectFrom('photos')
        .select('photos.id')
        .where('photos.deletedAt', 'is', null)
        .whereRef('photos.position', '>', 'moved.position')
        .orderBy('photos.position')
        .limit(1)
        .as('id'),
    )
    .where('moved.id', 'in', moved)
    .execute();
  const ends = [
    ...(moves.some(({ place }) => place === 'first') ? [await findEnd(tx, 'desc')] : []),
    ...(moves.some(({ place }) => place === 'last') ? [await findEnd(tx, 'asc')] : []),
  ];
  return [...moves.flatMap(idsOf), ...[...stoodAfter, ...ends].flatMap(({ id }) => id ?? [])];
}

const findEnd = (tx: Kysely<Tables>, direction: 'asc' | 'desc') =>
  inOrder(tx).clearOrderBy().select('id').orderBy('position', direction).limit(1).executeTakeFirstOrThrow();

const readInOrder = (tx: Kysely<Tables>, ids: readonly number[]) =>
  inOrder(tx).select(['id', 'title']).where('id', 'in', ids).execute();

async function movePhoto(tx: Kysely<Tables>, { id, place }: PhotoMove): Promise<void> {
  const position = await findFreePosition(tx, { id, place });
  await tx.updateTable('photos').set({ position }).where('id', '=', id).execute();
}

const longestName = 60;

const nameInLog = ({ id, title }: { id: number; title: string }) => `${title.slice(0, longestName)} (${id})`;

/*
 * Positions are whole numbers, the highest first, those of the bin among them. A moved photo gets one between two others,
 * so that a move writes one row; only where none is free there, all are spread out again in one statement.
 */

/** Finds the position of a photo that is to stand there, behind a photo that is in the gallery. */
async function findFreePosition(tx: Kysely<Tables>, { id, place }: PhotoMove): Promise<number> {
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
