import { association } from '#/content/association.ts';
import { home } from '#/content/home.ts';
import { LatestNews } from '#/news/latest-news.tsx';
import type { NewsSummary } from '#/news/schema.ts';
import { LatestOperations } from '#/operations/latest-operations.tsx';
import type { Operation } from '#/operations/schema.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { AboutBlock } from './about-block.tsx';
import { Carousel } from './carousel.tsx';

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

const { volunteerCall } = home;

/** The last word of the home page: come and join. */
function VolunteerCall() {
  return (
    <section aria-labelledby="volunteer-call" className="bg-contours bg-night-900 text-white">
      <div className="wrap flex flex-col items-start gap-6 py-14 md:flex-row md:items-center md:justify-between md:py-16">
        <div>
          <h2 id="volunteer-call" className="text-2xl font-bold md:text-3xl">
            {volunteerCall.title}
          </h2>
          <p className="mt-3 max-w-2xl text-lg text-snow-200">{volunteerCall.text}</p>
        </div>
        <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener" className="shrink-0">
          {volunteerCall.buttonLabel}
        </LinkButton>
      </div>
    </section>
  );
}
