import { newsText as text } from '#/i18n/tr/news.ts';
import { NewsCard } from './news-card.tsx';
import { NewsFilter } from './news-filter.tsx';
import type { NewsSummary } from './schema.ts';

/** SPEC section 9: above so many, 'İleri →' says that there is more and leads to it. */
const hintThreshold = 8;

/** Filter, cards and what stands in for them when there are none. */
export function NewsList({
  news,
  categories,
  chosen,
  onChoose,
}: {
  /** The articles to show, already chosen. */
  news: NewsSummary[];
  categories: string[];
  chosen: string | null;
  onChoose?: (category: string | null) => void;
}) {
  if (categories.length === 0) return <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <NewsFilter categories={categories} chosen={chosen} onChoose={onChoose} />
        {news.length > hintThreshold && <NextHint />}
      </div>
      {news.length === 0 && <p className="py-16 text-center text-lg text-ink-soft">{text.empty}</p>}
      <ul className="card-grid">
        {news.map((article, index) => (
          <li key={article.id}>
            <NewsCard news={article} id={index === hintThreshold ? nextId : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

const nextId = 'ileri';

function NextHint() {
  return (
    <a
      href={`#${nextId}`}
      aria-label={text.nextLabel}
      className="flex min-h-11 items-center font-semibold text-signal-700 hover:underline"
    >
      {text.next}
    </a>
  );
}

/** The categories present, in the order in which the list names them first. */
export const categoriesOf = (news: NewsSummary[]) => [...new Set(news.map((article) => article.category))];

export const newsOf = (news: NewsSummary[], category: string | null) =>
  category === null ? news : news.filter((article) => article.category === category);
