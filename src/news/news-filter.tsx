import { newsText as text } from '#/i18n/tr/news.ts';
import { newsListAddress } from './news-list-query.ts';

/** The categories that the list holds, and all of them: links that the server answers (see filter-in-place.ts). */
export function NewsFilter({ categories, chosen }: { categories: string[]; chosen: string | null }) {
  return (
    <nav aria-label={text.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...categories].map((category) => (
          <li key={category ?? ''}>
            <a
              href={newsListAddress({ category })}
              data-choice={category ?? ''}
              aria-current={category === chosen ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-snow-300 bg-white px-4 font-semibold text-night-800 hover:border-night-700 aria-[current]:border-night-800 aria-[current]:bg-night-800 aria-[current]:text-white"
            >
              {category ?? text.all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
