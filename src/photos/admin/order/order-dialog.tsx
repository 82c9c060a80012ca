import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  Check,
  GripVertical,
  type LucideIcon,
} from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { BusyButton, Button } from '#/panel/button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { Arriving } from '#/panel/dialog/lazy-dialog.tsx';
import { FormFailure } from '#/panel/form/field.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormProgress } from '#/panel/form/form-frame.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { tileDragClass, useTileDrag } from '#/panel/tile-drag.ts';
import { galleryOrderQuery } from '../../queries.ts';
import type { Photo } from '../../schema.ts';
import { type Move, useArrangement, useOrderSave } from './arrangement.ts';

export default function OrderDialog({ onClose }: { onClose: () => void }) {
  const { data: stored, error } = useQuery(galleryOrderQuery);
  if (stored) return <Order stored={stored} onClose={onClose} />;
  // what stands around every dialog says so, and asks again
  if (error) throw error;
  return <Arriving onClose={onClose} />;
}

interface OrderProps {
  /** Ids of all photos, in the order that visitors see. */
  stored: readonly number[];
  onClose: () => void;
}

/** Photos are moved by buttons, which every finger and keyboard reaches, or by dragging: with a finger by a handle. */
function Order({ stored, onClose }: OrderProps) {
  const arrangement = useArrangement(stored);
  const { photos, chosen, placeOf, choose, isChanged, moves, moved } = arrangement;
  const saving = useOrderSave({ moves, moved, onSaved: onClose });
  const drag = useTileDrag(arrangement.drop);
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
            <div {...drag.area}>
              <PagedList
                view={arrangement}
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
                    drag={drag}
                  />
                )}
              </PagedList>
            </div>
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

interface OrderTileProps {
  photo: Photo;
  place: number;
  isChosen: boolean;
  onChoose: () => void;
  drag: ReturnType<typeof useTileDrag>;
}

function OrderTile({ photo, place, isChosen, onChoose, drag }: OrderTileProps) {
  return (
    <li {...drag.tile(photo.id)} className={`relative rounded-md ${tileDragClass}`}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="group relative grid w-full cursor-pointer gap-1 rounded-md border-2 border-snow-200 p-1 text-left hover:border-night-500 aria-pressed:border-signal-600 aria-pressed:bg-signal-300/15"
      >
        <PanelPicture url={photo.imageUrl} className="pointer-events-none aspect-4/3 w-full rounded-sm" />
        <span className="truncate text-xs">
          <span className="font-bold tabular-nums">{place + 1}.</span> {photo.title}
        </span>
        <span className="absolute top-2 right-2 hidden size-6 place-items-center rounded-full bg-signal-500 text-night-950 group-aria-pressed:grid">
          <Check className="size-4" aria-hidden />
        </span>
      </button>
      {/* the buttons below do the same for who cannot see or drag it */}
      <span
        aria-hidden
        {...drag.handle(photo.id)}
        className="absolute top-0 left-0 hidden size-11 touch-none place-items-start p-2 pointer-coarse:grid"
      >
        <GripVertical className="size-6 rounded-sm bg-white/90 text-ink" />
      </span>
    </li>
  );
}

interface MoveButtonsProps {
  chosen: Photo | undefined;
  /** Of the chosen photo, from 0. */
  place: number;
  canMove: (move: Move) => boolean;
  onMove: (move: Move) => void;
}

const moves: [move: Move, icon: LucideIcon][] = [
  ['first', ArrowLeftToLine],
  ['forward', ArrowLeft],
  ['back', ArrowRight],
  ['last', ArrowRightToLine],
];

function MoveButtons({ chosen, place, canMove, onMove }: MoveButtonsProps) {
  return (
    <div className="grid gap-2 border-t border-snow-200 px-5 py-3 sm:px-6">
      <p role="status" className="truncate text-sm text-ink-soft">
        {chosen ? text.moved(chosen.title, place + 1) : text.noneChosen}
      </p>
      <div className="grid grid-cols-2 gap-2 sm:flex">
        {moves.map(([move, Icon]) => (
          <Button
            key={move}
            size="small"
            // keeps the focus, so that the same button can be pressed again for the next photo
            aria-disabled={!canMove(move) || undefined}
            onClick={() => canMove(move) && onMove(move)}
          >
            <Icon className="size-4" aria-hidden />
            {text[move]}
          </Button>
        ))}
      </div>
    </div>
  );
}
