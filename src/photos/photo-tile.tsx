import type { MouseEvent } from 'react';
import { findPictureAlt } from '#/content/picture-alt.ts';
import { Picture } from '#/media/picture.tsx';
import type { GalleryPhoto } from './schema.ts';

/** One square of the grid: a link to the picture itself, which the viewer takes over where it is awake. */
export function PhotoTile({
  photo: { imageUrl, title },
  isFirst,
  onOpen,
}: {
  photo: GalleryPhoto;
  isFirst: boolean;
  onOpen: () => void;
}) {
  return (
    <a
      href={imageUrl}
      onClick={(event) => openInViewer(event, onOpen)}
      className="fetch-late group relative block aspect-square overflow-hidden rounded-card bg-night-800"
    >
      <Picture
        url={imageUrl}
        alt={findPictureAlt(imageUrl)}
        sizes="(min-width: 1024px) 27rem, (min-width: 640px) 46vw, 40vw"
        isFirst={isFirst}
        className="transition-transform duration-500 group-hover:scale-103"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night-950 via-night-950/75 to-transparent px-3 pt-10 pb-2.5 leading-snug font-semibold text-white">
        {title}
      </span>
    </a>
  );
}

function openInViewer(event: MouseEvent<HTMLAnchorElement>, open: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Safari does not focus a link that is clicked, and the dialog gives the focus back to what had it
  event.currentTarget.focus();
  open();
}
