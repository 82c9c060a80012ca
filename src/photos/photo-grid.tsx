import { useState } from 'react';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { PhotoTile } from './photo-tile.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import type { GalleryPhoto } from './schema.ts';

const firstRow = 2;

/** Squares of photos that open in the viewer: being loaded, none, or there. For islands to place. */
export function PhotoGrid({
  photos,
  limit,
}: {
  /** Undefined while they are on their way. */
  photos: GalleryPhoto[] | undefined;
  /** At most so many, in the viewer as in the grid. */
  limit?: number;
}) {
  const [opened, open] = useState<number | null>(null);
  if (!photos) return <PhotoGridSkeleton />;
  if (photos.length === 0) return <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>;
  const shown = photos.slice(0, limit);
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4">
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <PhotoTile photo={photo} isFirst={index < firstRow} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {opened !== null && <PhotoViewer photos={shown} opened={opened} onClose={() => open(null)} />}
    </>
  );
}

const squares = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Eight empty squares while the photos are on their way. */
function PhotoGridSkeleton() {
  return (
    <div role="status" aria-label={text.loading}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4" aria-hidden="true">
        {squares.map((square) => (
          <li
            key={square}
            data-skeleton=""
            className="aspect-square animate-pulse rounded-card bg-snow-200"
          />
        ))}
      </ul>
    </div>
  );
}
