import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import { Button } from '#/panel/button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog-parts.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { LongList } from '#/panel/list/long-list.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { orderPhotos, photosQuery } from '../../queries.ts';
import { refreshPhotos } from '../refresh-photos.ts';
import { MoveButtons } from './move-buttons.tsx';
import { findChangedPart, moveBy, moveTo } from './moves.ts';
import { OrderTile } from './order-tile.tsx';
import { type TouchDrag, useTouchDrag } from './use-touch-drag.ts';

/** Photos are moved by buttons, which every finger and keyboard reaches, or by dragging: with a finger by a handle. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const { data: gallery = [] } = useQuery(photosQuery);
  const [moved, setMoved] = useState<number[]>();
  const [chosen, choose] = useState<number>();
  const stored = gallery.map(({ id }) => id);
  const photos = inOrder(gallery, moved);
  const ids = photos.map(({ id }) => id);
  const changed = findChangedPart(stored, ids);
  const saving = useOrderSave({ onSaved: onClose });
  const take = (id: number, { id: place }: { id: number }) =>
    setMoved(moveTo(ids, { id, to: ids.indexOf(place) }));
  const { drag, handleOf } = useTouchDrag(({ id, over }) => {
    take(id, { id: over });
    choose(id);
  });
  return (
    <FormDialog
      isWide
      title={text.orderTitle}
      description={text.orderHint}
      isDirty={changed.length > 0}
      onClose={onClose}
    >
      {({ close }) => (
        <>
          <DialogBody>
            <LongList
              items={photos}
              viewKey=""
              className="grid grid-cols-3 gap-2 sm:grid-cols-5 md:grid-cols-6"
            >
              {(photo) => (
                <OrderTile
                  key={photo.id}
                  photo={photo}
                  place={ids.indexOf(photo.id)}
                  isChosen={photo.id === chosen}
                  onChoose={() => choose(photo.id === chosen ? undefined : photo.id)}
                  onTake={(id) => take(id, photo)}
                  handle={handleOf(photo.id)}
                  touched={touchOf(photo, drag)}
                />
              )}
            </LongList>
          </DialogBody>
          {saving.failure && (
            <DialogNotice>
              <FormFailure message={saving.failure} />
            </DialogNotice>
          )}
          <MoveButtons
            chosen={photos.find(({ id }) => id === chosen)}
            place={chosen === undefined ? -1 : ids.indexOf(chosen)}
            number={ids.length}
            onMove={(move) => chosen !== undefined && setMoved(moveBy(ids, { id: chosen, move }))}
          />
          <DialogFooter>
            <BusyButton
              look="primary"
              isBusy={saving.isPending}
              busyLabel={panelText.saving}
              onClick={() => (changed.length > 0 ? saving.mutate(changed) : onClose())}
            >
              {panelText.save}
            </BusyButton>
            <Button onClick={close}>{panelText.cancel}</Button>
          </DialogFooter>
        </>
      )}
    </FormDialog>
  );
}

function touchOf({ id }: { id: number }, drag: TouchDrag | undefined) {
  if (drag?.id === id) return 'dragged';
  return drag?.over === id ? 'over' : undefined;
}

/** Photos that were added meanwhile stand first, as in the gallery; deleted ones are gone. */
function inOrder<Item extends { id: number }>(gallery: readonly Item[], moved: number[] | undefined): Item[] {
  if (!moved) return [...gallery];
  const places = new Map(moved.map((id, place) => [id, place]));
  return gallery.toSorted((a, b) => (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1));
}

function useOrderSave({ onSaved }: { onSaved: () => void }) {
  const queries = useQueryClient();
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: orderPhotos,
    onSuccess: async () => {
      showToast({ title: panelText.succeeded, description: text.ordered });
      await refreshPhotos(queries);
      onSaved();
    },
    // a photo may have been deleted meanwhile: it leaves the list, and the rest can be saved
    onError: () => refreshPhotos(queries),
  });
  return { mutate, isPending, failure: error ? serverMessage(error, panelText.saveFailed) : undefined };
}
