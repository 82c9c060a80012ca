import { useState } from 'react';
import type { PhotoCategory } from '#/content/kinds.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { PhotoFilter } from './photo-filter.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import type { GalleryPhoto, GalleryPictures } from './schema.ts';

export default function PhotoGallery({
  photos,
  pictures = {},
  category,
}: {
  /** All photos; undefined while they are being fetched. */
  photos: GalleryPhoto[] | undefined;
  pictures?: GalleryPictures;
  category: PhotoCategory | null;
}) {
  const [chosen, choose] = useState(category);
  const shown = photos?.filter((photo) => chosen === null || photo.category === chosen);
  return (
    <LibraryContext value={(address) => pictures[address]}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PhotoFilter chosen={chosen} onChoose={choose} />
        <p role="status" className="text-ink-soft">
          {shown && shown.length > 0 && text.number(shown.length)}
        </p>
      </div>
      <PhotoGrid photos={shown} />
    </LibraryContext>
  );
}
