import type { MouseEvent } from 'react';
import { type PhotoCategory, photoCategories } from '#/content/kinds.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { FilterLink } from '#/ui/filter-link.tsx';
import { galleryAddress, gallerySearch } from './gallery-query.ts';

/** The links work without a script; with it a click filters in place. */
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
