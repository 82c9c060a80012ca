import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { serverMessage } from '#/panel/failure.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { movePhotos } from '../../queries.ts';
import type { PhotoMove } from '../../schema.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import type { Moved } from './moves.ts';

interface OrderSave {
  moves: PhotoMove[];
  moved: Moved;
  onSaved: () => void;
}

/** What is moved while a save is under way is not part of it, and waits for the next one. */
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
      await refreshPhotos(queries);
      if (latest.current === sent.moved) onSaved();
      else setMovedMeanwhile(true);
    },
    // a photo may have been deleted meanwhile: it leaves the list, and the rest can be saved
    onError: () => refreshPhotos(queries),
  });
  return {
    mutate: () => mutate({ moves, moved }),
    isPending,
    hasMovedMeanwhile: hasMovedMeanwhile && !isPending && !error,
    failure: error ? serverMessage(error, panelText.saveFailed) : undefined,
  };
}
