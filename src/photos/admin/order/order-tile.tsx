import { Check, GripVertical } from 'lucide-react';
import type { ComponentProps, DragEvent } from 'react';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import type { Photo } from '../../schema.ts';

interface OrderTileProps {
  photo: Photo;
  place: number;
  isChosen: boolean;
  onChoose: () => void;
  /** Receives the id of a photo that was dropped here. */
  onTake: (id: number) => void;
  /** What a finger drags by. */
  handle: ComponentProps<'span'>;
  /** Under a finger: the photo that is dragged, or the one whose place it would take. */
  touched?: 'dragged' | 'over';
}

const dragged = 'application/x-photo';

export function OrderTile({ photo, place, isChosen, handle, touched, ...acts }: OrderTileProps) {
  const { onChoose, onTake } = acts;
  function allow(event: DragEvent) {
    if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
  }
  function take(event: DragEvent) {
    event.preventDefault();
    onTake(Number(event.dataTransfer.getData(dragged)));
  }
  return (
    <li
      data-photo={photo.id}
      data-touched={touched}
      onDragEnter={allow}
      onDragOver={allow}
      onDrop={take}
      className="relative rounded-md outline-offset-2 outline-signal-600 data-[touched=dragged]:opacity-50 data-[touched=over]:outline-3"
    >
      <button
        type="button"
        aria-pressed={isChosen}
        draggable
        onDragStart={({ dataTransfer }) => dataTransfer.setData(dragged, String(photo.id))}
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
        {...handle}
        aria-hidden
        className="absolute top-0 left-0 hidden size-11 touch-none place-items-start p-2 pointer-coarse:grid"
      >
        <GripVertical className="size-6 rounded-sm bg-white/90 text-ink" />
      </span>
    </li>
  );
}
