import { newsText as text } from '#/i18n/tr/news.ts';
import { FilterLink } from '#/ui/filter-link.tsx';
import { newsListAddress } from './news-list-query.ts';

/** The categories that the list holds, and all of them: links that the server answers (see filter-in-place.ts). */
export function NewsFilter({ categories, chosen }: { categories: string[]; chosen: string | null }) {
  return (
    <nav aria-label={text.filterLabel}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...categories].map((category) => (
          <li key={category ?? ''}>
            <FilterLink
              href={newsListAddress({ category })}
              data-choice={category ?? ''}
              isChosen={category === chosen}
            >
              {category ?? text.all}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
