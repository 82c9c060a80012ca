import type { MouseEvent } from 'react';
import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { galleryAddress, gallerySearch } from './gallery-query.ts';

/**
 * The gallery's categories, and all photos. Each is a link that the server answers; where the gallery is awake, a
 * click filters in place instead.
 */
export function PhotoFilter({
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
            <a
              href={galleryAddress(category)}
              aria-current={category === chosen ? 'true' : undefined}
              onClick={(event) => chooseInPlace(event, { category, onChoose })}
              className="flex min-h-11 items-center rounded-full border border-snow-300 bg-white px-4 font-semibold text-night-800 hover:border-night-700 aria-[current]:border-night-800 aria-[current]:bg-night-800 aria-[current]:text-white"
            >
              {category ? text.categories[category] : text.all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A click that asks for a new tab or window stays the browser's; the gallery's other address stays as it is. */
function chooseInPlace(
  event: MouseEvent,
  choice: { category: PhotoCategory | null; onChoose: (category: PhotoCategory | null) => void },
) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.replaceState(null, '', location.pathname + gallerySearch(choice.category));
  choice.onChoose(choice.category);
}
