import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound } from '#/http/errors.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import { findFreePosition } from './positions.server.ts';
import type { PhotoMove } from './schema.ts';
import { inOrder } from './store.server.ts';

type Moves = readonly PhotoMove[];

/**
 * One move after the other, each beside the photo that stands there by then: what others have moved or added meanwhile
 * stays where they put it. @throws {Refusal} 404 when a named photo is not in the gallery; then nothing is moved
 */
export async function movePhotos(
  db: Kysely<Tables>,
  { moves, actor, now }: AuditContext & { moves: Moves },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    await requireInGallery(tx, moves);
    const named = await listNamed(tx, moves);
    const before = await readInOrder(tx, named);
    for (const move of moves) await movePhoto(tx, move);
    const after = await readInOrder(tx, named);
    if (isDeepStrictEqual(before, after)) return;
    const subject = { kind: 'photo', id: null, title: '' };
    const change = { photos: { before: before.map(nameInLog), after: after.map(nameInLog) } };
    await recordAudit(tx, { actor, now, action: 'photo.order', subject, change });
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
 * For the log: the photos that are moved, and beside which they stood and will stand. Their order is another one after
 * the moves if the gallery's is.
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
