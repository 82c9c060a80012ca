import type { Reads } from '#/content/content-source.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PageLinks } from '#/ui/page-links.tsx';
import NewsListIsland from './news-list.island.tsx';
import { NewsList } from './news-list.tsx';
import { type NewsListQuery, newsListAddress } from './news-list-query.ts';
import type { NewsSummary } from './schema.ts';

export const newsPerPage = 60;

export interface ShownNews {
  /** Those of the page. */
  news: NewsSummary[];
  /** In the order in which the whole list first names them. */
  categories: string[];
  /** Articles in all, of any category. */
  total: number;
  /** At least 1. */
  pages: number;
}

/** `shown` is undefined when the database cannot be reached; the page is then a skeleton that goes on asking. */
export function newsListPage({
  content,
  shown,
  query,
}: Reads<'headings'> & { shown: ShownNews | undefined; query: NewsListQuery }): Page {
  const { title, lead, description } = content.headings.news;
  return {
    title,
    description,
    status: shown ? 200 : 503,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap py-6 md:py-10">
          <AllNews shown={shown} query={query} />
        </div>
      </>
    ),
  };
}

function AllNews({ shown, query }: { shown: ShownNews | undefined; query: NewsListQuery }) {
  const { category, page } = query;
  if (!shown) return <Island name="news-list" component={NewsListIsland} props={{ category }} />;
  const { news, categories, total, pages } = shown;
  return (
    <>
      <NewsList
        news={news}
        categories={categories}
        chosen={category}
        isWhole={news.length === total}
        hasLead={category === null && page === 1}
      />
      <PageLinks
        label={text.pages}
        page={page}
        pages={pages}
        text={{ previous: text.newer, next: text.older, here: text.page(page) }}
        addressOf={(number) => newsListAddress({ category, page: number })}
      />
    </>
  );
}
