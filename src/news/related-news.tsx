import { directionOf } from '#/format/direction.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { NewsDate } from './news-card.tsx';
import type { NewsSummary } from './schema.ts';

export type RelatedArticle = Pick<NewsSummary, 'id' | 'title' | 'category' | 'createdAt'>;

/** The most that an article offers to read next. */
export const relatedNewsCount = 3;

/** Lists related news without pictures, which a reader at the end of an article need not wait for. */
export function RelatedNews({ news }: { news: RelatedArticle[] }) {
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="related-news" className="mt-10 print:hidden">
      <h2 id="related-news" className="text-xl font-bold">
        {text.related}
      </h2>
      <ul className="mt-3 divide-y divide-snow-200 overflow-hidden rounded-card bg-white shadow-card">
        {news.map(({ id, title, category, createdAt }) => (
          <li key={id}>
            <a href={`/news/${id}`} className="group block min-h-11 px-4 py-3 hover:bg-snow-100">
              <span
                dir={directionOf(title)}
                className="block leading-snug font-semibold wrap-anywhere group-hover:underline"
              >
                {title}
              </span>{' '}
              <span className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
                <span>{category}</span> <NewsDate at={createdAt} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
