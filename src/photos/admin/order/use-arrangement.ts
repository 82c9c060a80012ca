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
import {
  arrange,
  canMove,
  findMoves,
  findPlace,
  inView,
  type Move,
  type Moved,
  moveBy,
  moveTo,
  unloadedGap,
} from './moves.ts';

const nothing: Moved = { ids: [], moved: new Set() };

/** The gallery as far as it has come, as the person arranges it; nothing is stored before they save. */
export function useArrangement() {
  const { query, items = [], total = 0 } = usePages(photoListQuery(firstPhotoChoice));
  const [moved, setMoved] = useState(nothing);
  const [chosen, setChosen] = useState<number>();
  const byId = new Map(items.map((photo) => [photo.id, photo]));
  const hasCome = (id: number) => id !== unloadedGap || query.hasNextPage;
  const stored = [...byId.keys(), unloadedGap].filter(hasCome);
  const ids = arrange([...byId.keys(), unloadedGap], moved).filter(hasCome);

  function choose(id: number | undefined, order: readonly number[] = ids) {
    setChosen(id);
    // the last that has come goes no further before it is known what stands behind it
    const isLast = id !== undefined && inView(order).at(-1) === id;
    if (isLast && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  }

  function setOrder(order: readonly number[], id: number) {
    setMoved({ ids: order, moved: new Set([...moved.moved, id]) });
    if (id === chosen) choose(id, order);
  }

  return {
    query,
    found: { length: total },
    photos: inView(ids).flatMap((id) => byId.get(id) ?? []),
    chosen: chosen === undefined ? undefined : byId.get(chosen),
    choose: (id: number | undefined) => choose(id),
    placeOf: (id: number) => findPlace(ids, { id, total }),
    canMove: (move: Move) => chosen !== undefined && canMove(ids, { id: chosen, move }),
    move: (move: Move) => chosen !== undefined && setOrder(moveBy(ids, { id: chosen, move }), chosen),
    /** Gives a photo the place of another. */
    take: (id: number, over: number) => setOrder(moveTo(ids, { id, to: ids.indexOf(over) }), id),
    /** Another one after each move. */
    moved,
    isChanged: ids.some((id, place) => id !== stored[place]),
    moves: findMoves({ ids, moved: moved.moved }),
  };
}

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
