import { association } from '#/content/association.ts';
import { LatestNews } from '#/news/latest-news.tsx';
import type { NewsSummary } from '#/news/schema.ts';
import { LatestOperations } from '#/operations/latest-operations.tsx';
import type { Operation } from '#/operations/schema.ts';
import type { Page } from '#/render/page.ts';
import { AboutBlock } from './about-block.tsx';
import { Carousel } from './carousel.tsx';
import { VolunteerCall } from './volunteer-call.tsx';

/** The home page. */
export function homePage({ news, operations }: { news: NewsSummary[]; operations: Operation[] }): Page {
  return {
    title: association.name.tr,
    description: association.description,
    body: (
      <>
        <Carousel />
        <LatestNews news={news} />
        <LatestOperations operations={operations} />
        <AboutBlock />
        <VolunteerCall />
      </>
    ),
  };
}
