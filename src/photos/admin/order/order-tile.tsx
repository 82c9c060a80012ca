import { Check } from 'lucide-react';
import type { DragEvent } from 'react';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import type { Photo } from '../../schema.ts';

interface OrderTileProps {
  photo: Photo;
  place: number;
  isChosen: boolean;
  onChoose: () => void;
  /** Receives the id of a photo that was dropped here. */
  onTake: (id: number) => void;
}

const dragged = 'application/x-photo';

export function OrderTile({ photo, place, isChosen, onChoose, onTake }: OrderTileProps) {
  function allow(event: DragEvent) {
    if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
  }
  function take(event: DragEvent) {
    event.preventDefault();
    onTake(Number(event.dataTransfer.getData(dragged)));
  }
  return (
    <li onDragEnter={allow} onDragOver={allow} onDrop={take}>
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
    </li>
  );
}
