import { newsText as text } from '#/i18n/tr/news.ts';
import { type NewsListQuery, newsListAddress } from './news-list-query.ts';

const look =
  'flex min-h-11 items-center rounded-md border border-snow-300 bg-white px-4 font-semibold hover:border-night-700';

/** Ways to newer and older articles, when one page cannot hold them all. */
export function NewsPages({ query: { category, page }, pages }: { query: NewsListQuery; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={text.pages} className="mt-10 flex items-center justify-between gap-4">
      <span>
        {page > 1 && (
          <a className={look} rel="prev" href={newsListAddress({ category, page: page - 1 })}>
            {text.newer}
          </a>
        )}
      </span>
      <span className="text-ink-soft">{text.page(page)}</span>
      <span>
        {page < pages && (
          <a className={look} rel="next" href={newsListAddress({ category, page: page + 1 })}>
            {text.older}
          </a>
        )}
      </span>
    </nav>
  );
}
