import { directionOf } from '#/format/direction.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { Picture } from '#/media/picture.tsx';
import { NewsDate } from './news-card.tsx';
import type { NewsSummary } from './schema.ts';

/** Articles on the home page, with the featured one. */
export const latestNewsCount = 3;

export function LatestNews({ news }: { news: NewsSummary[] }) {
  const [featured, ...smaller] = news;
  return (
    <section aria-labelledby="latest-news" data-late-pictures="" className="wrap py-12 md:py-16">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="latest-news" className="min-w-0 text-2xl font-bold wrap-anywhere md:text-3xl">
          {text.latest}
        </h2>
        <a
          href="/news"
          className="flex min-h-11 items-center font-semibold text-night-700 underline decoration-night-500 underline-offset-4"
        >
          {text.seeAll}
        </a>
      </div>
      {!featured && <p className="text-ink-soft">{text.empty}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-3">
        {featured && <FeaturedNews news={featured} />}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {smaller.map((article) => (
            <li key={article.id}>
              <SmallerNews news={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeaturedNews({ news }: { news: NewsSummary }) {
  return (
    <article className="group relative overflow-hidden rounded-card bg-night-900 text-white shadow-card lg:col-span-2">
      <div className="picture-waits aspect-3/2 opacity-90">
        <Picture
          url={news.imageUrl}
          fallback={fallbackPicture}
          alt=""
          sizes="(min-width: 64rem) 52rem, (min-width: 40rem) 96vw, 60vw"
        />
      </div>
      <div className="p-6 md:p-8">
        <NewsLine news={news} tone="text-snow-200" />
        <h3 dir={directionOf(news.title)} className="mt-2 text-2xl leading-snug font-bold wrap-anywhere">
          <NewsLink news={news} />
        </h3>
        <p dir={directionOf(news.excerpt)} className="mt-3 max-w-2xl wrap-anywhere text-snow-200">
          {news.excerpt}
        </p>
      </div>
    </article>
  );
}

function SmallerNews({ news }: { news: NewsSummary }) {
  return (
    <article className="group relative h-full overflow-hidden rounded-card bg-white shadow-card">
      <div className="picture-waits aspect-3/2">
        <Picture
          url={news.imageUrl}
          fallback={fallbackPicture}
          alt=""
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 60vw"
        />
      </div>
      <div className="p-5">
        <NewsLine news={news} tone="text-night-600" />
        <h3 dir={directionOf(news.title)} className="mt-1 text-lg leading-snug font-bold wrap-anywhere">
          <NewsLink news={news} />
        </h3>
      </div>
    </article>
  );
}

function NewsLine({ news, tone }: { news: NewsSummary; tone: string }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span className={`font-semibold ${tone}`}>{news.category}</span> <NewsDate at={news.createdAt} />
    </p>
  );
}

function NewsLink({ news }: { news: NewsSummary }) {
  return (
    <a
      href={`/news/${news.id}`}
      className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {news.title}
    </a>
  );
}
