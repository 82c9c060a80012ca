import { newsText as text } from '#/i18n/tr/news.ts';
import { Picture } from '#/media/picture.tsx';
import { fallbackPicture } from './fallback-picture.ts';
import { NewsDate } from './news-date.tsx';
import type { NewsSummary } from './schema.ts';

/** Articles on the home page, with the featured one. */
export const latestNewsCount = 3;

export function LatestNews({ news }: { news: NewsSummary[] }) {
  const [featured, ...smaller] = news;
  return (
    <section aria-labelledby="latest-news" className="wrap py-12 md:py-16">
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id="latest-news" className="text-2xl font-bold md:text-3xl">
          {text.latest}
        </h2>
        <a href="/news" className="py-2 font-semibold text-signal-700 underline-offset-4 hover:underline">
          {text.seeAll}
        </a>
      </div>
      {!featured && <p className="text-ink-soft">{text.empty}</p>}
      <div className="grid gap-6 lg:grid-cols-3">
        {featured && <FeaturedNews news={featured} />}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
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
      <div className="aspect-3/2 opacity-90 lg:aspect-video">
        <Picture
          url={news.imageUrl}
          fallback={fallbackPicture}
          alt=""
          sizes="(min-width: 1024px) 52rem, 60vw"
        />
      </div>
      <div className="p-6 md:p-8">
        <NewsLine news={news} tone="text-signal-300" />
        <h3 className="mt-2 text-2xl leading-snug font-bold">
          <NewsLink news={news} />
        </h3>
        <p className="mt-3 max-w-2xl text-snow-200">{news.excerpt}</p>
      </div>
    </article>
  );
}

function SmallerNews({ news }: { news: NewsSummary }) {
  return (
    <article className="group relative h-full overflow-hidden rounded-card bg-white shadow-card">
      <div className="aspect-2/1">
        <Picture
          url={news.imageUrl}
          fallback={fallbackPicture}
          alt=""
          sizes="(min-width: 1024px) 25rem, (min-width: 640px) 46vw, 44vw"
        />
      </div>
      <div className="p-5">
        <NewsLine news={news} tone="text-signal-700" />
        <h3 className="mt-1 text-lg leading-snug font-bold">
          <NewsLink news={news} />
        </h3>
      </div>
    </article>
  );
}

function NewsLine({ news, tone }: { news: NewsSummary; tone: string }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      <span className={`font-semibold ${tone}`}>{news.category}</span>
      <NewsDate at={news.createdAt} />
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
