import { photosText as text } from '#/i18n/tr/photos.ts';
import type { GalleryPhoto } from './schema.ts';

/** Says that pictures which ship with the site are drawings; what staff upload is a photograph and needs no word. */
export function DrawnNote({ photos }: { photos: GalleryPhoto[] }) {
  const drawn = photos.filter(({ imageUrl }) => imageUrl.startsWith('/artwork/'));
  if (drawn.length === 0) return null;
  return (
    <p className="mb-4 text-ink-soft">{drawn.length === photos.length ? text.allDrawn : text.someDrawn}</p>
  );
}
