import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { serverMessage } from '#/panel/failure.tsx';
import { usePages } from '#/panel/list/list-view.ts';
import { readAgain } from '#/panel/read-again.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { firstPhotoChoice } from '../../list-choice.ts';
import { movePhotos, photoListQuery } from '../../queries.ts';
import type { PhotoMove } from '../../schema.ts';

export type Move = 'first' | 'forward' | 'back' | 'last';

/** Moves of a person so far, and the order that they saw then. */
interface Moved {
  ids: readonly number[];
  moved: ReadonlySet<number>;
}

const nothing: Moved = { ids: [], moved: new Set() };

/**
 * The gallery as the person arranges it, shown as far as its pages have come; nothing is stored before they save.
 * @param stored ids of all photos, in the order that visitors see
 */
export function useArrangement(stored: readonly number[]) {
  const { query, items = [], found } = usePages(photoListQuery(firstPhotoChoice));
  const [moved, setMoved] = useState(nothing);
  const [chosenId, setChosen] = useState<number>();
  const byId = new Map(items.map((photo) => [photo.id, photo]));
  const ids = arrange(stored, moved);
  const chosen = chosenId === undefined ? undefined : byId.get(chosenId);
  const goalOf = (move: Move) => chosen && findGoal(ids, { id: chosen.id, move });

  function choose(id: number | undefined, order: readonly number[] = ids) {
    setChosen(id);
    // so that the last of those in view stays there when it is moved on
    const isLast = id !== undefined && order.indexOf(id) === items.length - 1;
    if (isLast && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  }

  function take(id: number, to: number) {
    const order = moveTo(ids, { id, to });
    setMoved({ ids: order, moved: new Set([...moved.moved, id]) });
    choose(id, order);
  }

  return {
    query,
    found,
    photos: ids.slice(0, items.length).flatMap((id) => byId.get(id) ?? []),
    chosen,
    choose: (id: number | undefined) => choose(id),
    /** From 0, in the whole gallery. */
    placeOf: (id: number) => ids.indexOf(id),
    canMove: (move: Move) => goalOf(move) !== undefined,
    move(move: Move) {
      const goal = goalOf(move);
      if (chosen && goal !== undefined) take(chosen.id, goal);
    },
    /** Gives a photo the place of another, and chooses it. */
    drop: (id: number, over: number) => take(id, ids.indexOf(over)),
    /** Another one after each move. */
    moved,
    isChanged: ids.some((id, place) => id !== stored[place]),
    moves: findMoves({ ids, moved: moved.moved }),
  };
}

/** @param to the place in the list that the id then has */
export const moveTo = (ids: readonly number[], { id, to }: { id: number; to: number }): number[] =>
  ids.filter((other) => other !== id).toSpliced(to, 0, id);

/** Finds the place to which a move leads; undefined where it leads nowhere. */
export function findGoal(ids: readonly number[], { id, move }: { id: number; move: Move }) {
  const from = ids.indexOf(id);
  const last = ids.length - 1;
  const goal = { first: 0, forward: from - 1, back: from + 1, last }[move];
  return from < 0 || goal === from || goal < 0 || goal > last ? undefined : goal;
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
export const findMoves = ({ ids, moved }: Moved): PhotoMove[] =>
  ids.flatMap((id, place): PhotoMove[] => {
    if (!moved.has(id)) return [];
    const after = ids[place - 1];
    return [{ id, place: after === undefined ? 'first' : { after } }];
  });

interface OrderSave {
  moves: PhotoMove[];
  moved: Moved;
  onSaved: () => void;
}

/** Saves the order. What is moved while a save is under way is not part of it, and waits for the next one. */
export function useOrderSave({ moves, moved, onSaved }: OrderSave) {
  const queries = useQueryClient();
  const latest = useRef(moved);
  useEffect(() => {
    latest.current = moved;
  });
  const [hasMovedMeanwhile, setMovedMeanwhile] = useState(false);
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: (sent: Pick<OrderSave, 'moves' | 'moved'>) => movePhotos(sent.moves),
    onSuccess: async (_, sent) => {
      showToast({ title: panelText.succeeded, description: text.ordered });
      await readAgain(queries);
      if (latest.current === sent.moved) onSaved();
      else setMovedMeanwhile(true);
    },
    // a photo may have been deleted meanwhile: it leaves the list, and the rest can be saved
    onError: () => readAgain(queries),
  });
  return {
    mutate: () => mutate({ moves, moved }),
    isPending,
    hasMovedMeanwhile: hasMovedMeanwhile && !isPending && !error,
    failure: error ? serverMessage(error, panelText.saveFailed) : undefined,
  };
}
