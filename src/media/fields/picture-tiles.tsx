import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useState } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import { IconButton } from '#/panel/icon-button.tsx';
import { PanelPicture } from './panel-picture.tsx';

interface PictureTilesProps {
  /** Of the field. */
  label: string;
  urls: string[];
  onChange: (urls: string[]) => void;
}

/** Pictures in their order. They are moved by buttons, or by dragging where there is a mouse. */
export function PictureTiles({ label, urls, onChange }: PictureTilesProps) {
  const [dragged, setDragged] = useState<number>();
  if (urls.length === 0) return null;
  const move = (from: number, to: number) => onChange(moved(urls, { from, to }));
  return (
    <ul className="mb-1 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {urls.map((url, place) => (
        <li
          // the same address may stand there twice
          key={urls.indexOf(url) === place ? url : `${url} ${place}`}
          draggable
          onDragStart={() => setDragged(place)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => dragged !== undefined && event.preventDefault()}
          onDrop={(event) => {
            if (dragged === undefined) return;
            event.stopPropagation();
            event.preventDefault();
            move(dragged, place);
          }}
          data-dragged={dragged === place || undefined}
          className="relative cursor-grab overflow-hidden rounded-md border border-snow-300 bg-white data-dragged:opacity-50"
        >
          <PanelPicture
            url={url}
            alt={mediaText.previewOf(`${label} ${place + 1}`)}
            className="aspect-4/3 w-full"
          />
          <TileTools
            place={place}
            number={urls.length}
            onMove={(by) => move(place, place + by)}
            onRemove={() => onChange(urls.filter((_, other) => other !== place))}
          />
        </li>
      ))}
    </ul>
  );
}

interface TileToolsProps {
  place: number;
  number: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function TileTools({ place, number, onMove, onRemove }: TileToolsProps) {
  const shown = place + 1;
  return (
    <div className="flex items-center justify-between">
      <span className={place === 0 ? 'invisible' : ''}>
        <IconButton icon={ArrowLeft} label={text.moveBack(shown)} onClick={() => onMove(-1)} />
      </span>
      <span className={shown === number ? 'invisible' : ''}>
        <IconButton icon={ArrowRight} label={text.moveOn(shown)} onClick={() => onMove(1)} />
      </span>
      <IconButton icon={X} label={text.removePicture(shown)} look="dangerQuiet" onClick={onRemove} />
    </div>
  );
}

function moved(urls: string[], { from, to }: { from: number; to: number }): string[] {
  const [url = ''] = urls.slice(from, from + 1);
  return urls.toSpliced(from, 1).toSpliced(to, 0, url);
}
