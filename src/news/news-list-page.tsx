import type { Reads } from '#/content/content-source.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
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
      <PageLinks
        label={text.pages}
        page={page}
        pages={Math.ceil(chosen.length / newsPerPage)}
        text={{ previous: text.newer, next: text.older, here: text.page(page) }}
        addressOf={(number) => newsListAddress({ category, page: number })}
      />
    </>
  );
}
