export type Move = 'first' | 'forward' | 'back' | 'last';

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

/** The part between the first and the last change: a move of one place in a long gallery sends two numbers. */
export function findChangedPart(before: readonly number[], after: readonly number[]): number[] {
  const isMoved = (id: number, place: number) => before[place] !== id;
  return after.slice(after.findIndex(isMoved), after.findLastIndex(isMoved) + 1);
}
