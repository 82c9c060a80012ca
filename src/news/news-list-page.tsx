import type { Reads } from '#/content/content-source.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import NewsListIsland from './news-list.island.tsx';
import { categoriesOf, NewsList, newsOf } from './news-list.tsx';
import { type NewsListQuery, newsListAddress } from './news-list-query.ts';
import type { NewsSummary } from './schema.ts';

export const newsPerPage = 60;

/** `news` is undefined when the database cannot be reached; the page is then a skeleton that goes on asking. */
export function newsListPage({
  content,
  news,
  query,
}: Reads<'headings'> & {
  news: NewsSummary[] | undefined;
  query: NewsListQuery;
}): Page {
  const { title, lead, description } = content.headings.news;
  return {
    title,
    description,
    status: news ? 200 : 503,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap py-6 md:py-10">
          <AllNews news={news} query={query} />
        </div>
      </>
    ),
  };
}

function AllNews({ news, query }: { news: NewsSummary[] | undefined; query: NewsListQuery }) {
  const { category, page } = query;
  if (!news) return <Island name="news-list" component={NewsListIsland} props={{ category }} wake="load" />;
  const chosen = newsOf(news, category);
  const shown = chosen.slice((page - 1) * newsPerPage, page * newsPerPage);
  return (
    <>
      <NewsList
        news={shown}
        categories={categoriesOf(news)}
        chosen={category}
        isWhole={shown.length === news.length}
        hasLead={category === null && page === 1}
      />
      <NewsPages query={query} pages={Math.ceil(chosen.length / newsPerPage)} />
    </>
  );
}

const look =
  'flex min-h-11 items-center rounded-md border border-snow-300 bg-white px-4 font-semibold hover:border-night-700';

function NewsPages({ query: { category, page }, pages }: { query: NewsListQuery; pages: number }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={text.pages} className="mt-10 flex flex-wrap items-center justify-between gap-4">
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
