import { Fragment } from 'react';
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
  hasLead = false,
}: {
  /** Already filtered by `chosen`. */
  news: NewsSummary[];
  categories: string[];
  chosen?: string | null;
  /** True when `news` holds every published article, which the browser then filters without asking. */
  isWhole?: boolean;
  /** True when the first article is the newest of all. */
  hasLead?: boolean;
}) {
  if (categories.length === 0) return <Empty />;
  return (
    <div data-filter-in-place={isWhole ? 'whole' : ''}>
      <div className="mb-6">
        <NewsFilter categories={categories} chosen={chosen} />
      </div>
      {news.length === 0 && <Empty />}
      <ul data-late-pictures="" className="card-grid">
        {news.map((article, index) => (
          <Fragment key={article.id}>
            <li
              id={index === hintThreshold ? hintTarget : undefined}
              data-category={article.category}
              className={hasLead && index === 0 ? 'min-w-0 lg:col-span-2' : 'min-w-0'}
            >
              <NewsCard
                news={article}
                isFirst={index === 0}
                isLate={index > 1}
                isLead={hasLead && index === 0}
              />
            </li>
            {index === hintThreshold - 1 && news.length > hintThreshold && <NextHint />}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}

function Empty() {
  return <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>;
}

/** Stands under the last card before those to which it leads (see filter-in-place.ts). */
function NextHint() {
  return (
    <li className="col-span-full has-[[hidden]]:hidden">
      <a
        href={`#${hintTarget}`}
        data-hint=""
        aria-label={text.nextLabel}
        className="flex min-h-11 w-fit items-center font-semibold text-night-700 underline decoration-night-500 underline-offset-4"
      >
        {text.next}
      </a>
    </li>
  );
}

/** Lists the categories in the order in which the articles first name them. */
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
