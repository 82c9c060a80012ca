import { newsText as text } from '#/i18n/tr/news.ts';
import { FilterLink } from '#/ui/filter-link.tsx';
import { hintTarget, hintThreshold } from './hint.ts';
import { NewsCard } from './news-card.tsx';
import { newsListAddress } from './news-list-query.ts';
import type { NewsSummary } from './schema.ts';

export function NewsList({
  news,
  categories,
  chosen = null,
  isWhole = false,
}: {
  /** Already filtered by `chosen`. */
  news: NewsSummary[];
  categories: string[];
  chosen?: string | null;
  /** True when `news` holds every published article, which the browser then filters without asking. */
  isWhole?: boolean;
}) {
  if (categories.length === 0) return <Empty />;
  return (
    <div data-filter-in-place={isWhole ? '' : undefined}>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <NewsFilter categories={categories} chosen={chosen} />
        <NextHint isHidden={news.length <= hintThreshold} />
      </div>
      {news.length === 0 && <Empty />}
      <ul className="card-grid">
        {news.map((article, index) => (
          <li
            key={article.id}
            id={index === hintThreshold ? hintTarget : undefined}
            data-category={article.category}
          >
            <NewsCard news={article} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Empty() {
  return <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>;
}

function NextHint({ isHidden }: { isHidden: boolean }) {
  return (
    <a
      href={`#${hintTarget}`}
      hidden={isHidden}
      data-hint=""
      aria-label={text.nextLabel}
      className="flex min-h-11 items-center font-semibold text-signal-700 hover:underline"
    >
      {text.next}
    </a>
  );
}

/** In the order in which the list first names them. */
export const categoriesOf = (news: NewsSummary[]) => [...new Set(news.map((article) => article.category))];

export const newsOf = (news: NewsSummary[], category: string | null) =>
  category === null ? news : news.filter((article) => article.category === category);

/** Links that work without a script (see filter-in-place.ts). */
function NewsFilter({ categories, chosen }: { categories: string[]; chosen: string | null }) {
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
