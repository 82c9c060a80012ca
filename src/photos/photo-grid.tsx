import { type MouseEvent, useState } from 'react';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { Picture } from '#/media/picture.tsx';
import { PhotoViewer } from './photo-viewer.tsx';
import type { GalleryPhoto } from './schema.ts';

const firstRow = 2;

/** Only for use in islands. */
export function PhotoGrid({
  photos,
  limit,
}: {
  /** Undefined while they are being fetched. */
  photos: GalleryPhoto[] | undefined;
  /** The most that the grid and the viewer show. */
  limit?: number;
}) {
  const [opened, open] = useState<number | null>(null);
  if (!photos) return <PhotoGridSkeleton />;
  if (photos.length === 0) return <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>;
  const shown = photos.slice(0, limit);
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4">
        {shown.map((photo, index) => (
          <li key={photo.id} className="min-w-0">
            <PhotoTile photo={photo} isFirst={index < firstRow} onOpen={() => open(index)} />
          </li>
        ))}
      </ul>
      {opened !== null && <PhotoViewer photos={shown} opened={opened} onClose={() => open(null)} />}
    </>
  );
}

const squares = ['1', '2', '3', '4', '5', '6', '7', '8'];

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

/** A link to the picture file, which the viewer replaces where scripts run. */
function PhotoTile({
  photo: { imageUrl, title },
  isFirst,
  onOpen,
}: {
  photo: GalleryPhoto;
  isFirst: boolean;
  onOpen: () => void;
}) {
  return (
    <a href={imageUrl} onClick={(event) => openInViewer(event, onOpen)} className="group block">
      <span className="fetch-late block aspect-3/2 overflow-hidden rounded-card bg-night-800">
        <Picture
          url={imageUrl}
          alt={findPictureAlt(imageUrl)}
          sizes="(min-width: 1024px) 18rem, (min-width: 640px) 32vw, 28vw"
          isFirst={isFirst}
          className="transition-transform duration-500 group-hover:scale-103"
        />
      </span>
      <span className="mt-2 block leading-snug font-semibold wrap-anywhere group-hover:underline">
        {title}
      </span>
    </a>
  );
}

function openInViewer(event: MouseEvent<HTMLAnchorElement>, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Safari does not focus a clicked link, and the dialog returns the focus to what had it
  event.currentTarget.focus();
  open();
}
