import { association } from '#/content/association.ts';
import { home } from '#/content/home.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { Picture } from '#/media/picture.tsx';
import { LatestNews } from '#/news/latest-news.tsx';
import type { NewsSummary } from '#/news/schema.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';

export function homePage({ news }: { news: NewsSummary[] }): Page {
  return {
    title: association.name.tr,
    description: association.description,
    body: (
      <>
        <Opening />
        <LatestNews news={news} />
      </>
    ),
  };
}

function Opening() {
  const [slide] = home.slides;
  return (
    <section className="relative bg-night-900 text-white">
      <div className="h-[26rem] md:h-[34rem]">
        {slide && <Picture url={slide.imageUrl} alt={slide.alt} sizes="100vw" isFirst />}
      </div>
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night-950 via-night-950/70 to-transparent pt-32">
        <div className="wrap pb-10">
          <h1 className="max-w-3xl text-3xl leading-tight font-bold md:text-5xl">{association.name.tr}</h1>
          <p className="mt-3 max-w-2xl text-lg md:text-xl">{association.tagline}</p>
          <LinkButton href={association.volunteerFormUrl} target="_blank" rel="noopener" className="mt-6">
            {frameText.volunteer}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
