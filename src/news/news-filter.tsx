import type { MouseEvent } from 'react';
import { newsText as text } from '#/i18n/tr/news.ts';
import { newsListAddress } from './news-list-query.ts';

/**
 * The categories that the list holds, and all of them. Each is a link that the server answers; where the list is
 * awake, `onChoose` filters in place instead.
 */
export function NewsFilter({
  categories,
  chosen,
  onChoose,
}: {
  categories: string[];
  chosen: string | null;
  onChoose?: (category: string | null) => void;
}) {
  return (
    <nav aria-label={text.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...categories].map((category) => (
          <li key={category ?? ''}>
            <a
              href={newsListAddress({ category })}
              aria-current={category === chosen ? 'true' : undefined}
              onClick={onChoose && ((event) => chooseInPlace(event, () => onChoose(category)))}
              className="flex min-h-11 items-center rounded-full border border-snow-300 bg-white px-4 font-semibold text-night-800 hover:border-night-700 aria-current:border-night-800 aria-current:bg-night-800 aria-current:text-white"
            >
              {category ?? text.all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A click that asks for a new tab or window stays the browser's. */
function chooseInPlace(event: MouseEvent<HTMLAnchorElement>, choose: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.replaceState(null, '', event.currentTarget.href);
  choose();
}
