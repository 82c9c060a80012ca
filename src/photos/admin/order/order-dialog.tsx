import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { FormFailure } from '#/panel/form/field.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormProgress } from '#/panel/form/form-frame.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { OrderTile } from './order-tile.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useOrderSave } from './use-order-save.ts';
import { type TouchDrag, useTouchDrag } from './use-touch-drag.ts';

/** Photos are moved by buttons, which every finger and keyboard reaches, or by dragging: with a finger by a handle. */
export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const arrangement = useArrangement();
  const { photos, chosen, placeOf, choose, take, isChanged, moves, moved } = arrangement;
  const saving = useOrderSave({ moves, moved, onSaved: onClose });
  const { drag, handleOf } = useTouchDrag(({ id, over }) => {
    take(id, over);
    choose(id);
  });
  return (
    <FormDialog
      isWide
      title={text.orderTitle}
      description={text.orderHint}
      isDirty={isChanged}
      onClose={onClose}
    >
      {({ close }) => (
        <>
          <DialogBody>
            <PagedList
              view={{ ...arrangement, clear: close }}
              items={photos}
              className="grid grid-cols-3 gap-2 sm:grid-cols-5 md:grid-cols-6"
            >
              {(photo) => (
                <OrderTile
                  key={photo.id}
                  photo={photo}
                  place={placeOf(photo.id)}
                  isChosen={photo.id === chosen?.id}
                  onChoose={() => choose(photo.id === chosen?.id ? undefined : photo.id)}
                  onTake={(id) => take(id, photo.id)}
                  handle={handleOf(photo.id)}
                  touched={touchOf(photo, drag)}
                />
              )}
            </PagedList>
          </DialogBody>
          {saving.failure && (
            <DialogNotice>
              <FormFailure message={saving.failure} />
            </DialogNotice>
          )}
          {saving.hasMovedMeanwhile && isChanged && (
            <DialogNotice>
              <FormProgress message={text.movedMeanwhile} />
            </DialogNotice>
          )}
          <MoveButtons
            chosen={chosen}
            place={chosen ? placeOf(chosen.id) : -1}
            canMove={arrangement.canMove}
            onMove={arrangement.move}
          />
          <DialogFooter>
            <BusyButton
              look="primary"
              isBusy={saving.isPending}
              busyLabel={panelText.saving}
              onClick={() => (isChanged ? saving.mutate() : onClose())}
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
