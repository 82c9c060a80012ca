import { type MouseEvent, useState } from 'react';
import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { FilterLink } from '#/ui/filter-link.tsx';
import { DrawnNote } from './drawn-note.tsx';
import { galleryAddress, gallerySearch } from './gallery-query.ts';
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
      {shown && <DrawnNote photos={shown} />}
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

/** The links work without a script; with it a click filters in place. */
function PhotoFilter({
  chosen,
  onChoose,
}: {
  chosen: PhotoCategory | null;
  onChoose: (category: PhotoCategory | null) => void;
}) {
  return (
    <nav aria-label={text.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...photoCategories].map((category) => (
          <li key={category ?? ''}>
            <FilterLink
              href={galleryAddress(category)}
              isChosen={category === chosen}
              onClick={(event) => chooseInPlace(event, { category, onChoose })}
            >
              {category ? text.categories[category] : text.all}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Leaves a click that asks for a new tab or window to the browser, and keeps an alias in the address bar. */
function chooseInPlace(
  event: MouseEvent,
  choice: { category: PhotoCategory | null; onChoose: (category: PhotoCategory | null) => void },
) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.replaceState(null, '', location.pathname + gallerySearch(choice.category));
  choice.onChoose(choice.category);
}
