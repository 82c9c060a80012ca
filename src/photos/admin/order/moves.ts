import type { PhotoMove } from '../../schema.ts';

export type Move = 'first' | 'forward' | 'back' | 'last';

/** Id that stands for the photos that have not been loaded: behind those that have, before those moved to the end. */
export const unloadedGap = 0;

/** Moves of a person so far, and the order that they saw then. */
export interface Moved {
  ids: readonly number[];
  moved: ReadonlySet<number>;
}

export function moveBy(ids: readonly number[], { id, move }: { id: number; move: Move }): number[] {
  const from = ids.indexOf(id);
  const to = { first: 0, forward: Math.max(0, from - 1), back: from + 1, last: ids.length }[move];
  return moveTo(ids, { id, to });
}

/** @param to the place in the list that the id then has */
export function moveTo(ids: readonly number[], { id, to }: { id: number; to: number }): number[] {
  if (!ids.includes(id)) return [...ids];
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** No photo goes over those that have not come, because it would not be known beside which it then stands. */
export function canMove(ids: readonly number[], { id, move }: { id: number; move: Move }): boolean {
  const from = ids.indexOf(id);
  if (from < 0) return false;
  if (move === 'first') return from > 0;
  if (move === 'last') return from < ids.length - 1;
  const beside = ids[move === 'forward' ? from - 1 : from + 1];
  return beside !== undefined && beside !== unloadedGap;
}

/** Ids in view; what goes behind photos that have not come is out of sight. */
export const inView = (ids: readonly number[]): readonly number[] =>
  ids.includes(unloadedGap) ? ids.slice(0, ids.indexOf(unloadedGap)) : ids;

/** Finds a photo's place in the whole gallery, from 0. */
export function findPlace(ids: readonly number[], { id, total }: { id: number; total: number }): number {
  const place = ids.indexOf(id);
  return place > inView(ids).length ? total - (ids.length - place) : place;
}

/** The stored order with what was moved: behind the same photo as before, or behind the one before that if it is gone. */
export function arrange(stored: readonly number[], { ids, moved }: Moved): number[] {
  const arranged = stored.filter((id) => !moved.has(id));
  const present = new Set(stored);
  for (const [place, id] of ids.entries()) {
    if (!moved.has(id) || !present.has(id)) continue;
    const before = ids.slice(0, place).findLast((other) => arranged.includes(other));
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, id);
  }
  return arranged;
}

/** Finds the moves that bring the stored order to this one. */
export function findMoves({ ids, moved }: Moved): PhotoMove[] {
  const seen = inView(ids).length;
  return ids.flatMap((id, place): PhotoMove[] => {
    if (!moved.has(id)) return [];
    if (place > seen) return [{ id, place: 'last' }];
    const after = ids[place - 1];
    return [{ id, place: after === undefined ? 'first' : { after } }];
  });
}
