import type { MouseEvent } from 'react';
import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { FilterLink } from '#/ui/filter-link.tsx';
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
