import { newsText as text } from '#/i18n/tr/news.ts';
import { Picture } from '#/media/picture.tsx';
import { fallbackPicture } from './fallback-picture.ts';
import { NewsDateTile } from './news-date.tsx';
import type { NewsSummary } from './schema.ts';

/** The whole card is one link, and a screen reader hears it once. */
export function NewsCard({ news, isFirst }: { news: NewsSummary; isFirst: boolean }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-signal-600">
      <div className="relative aspect-3/2 overflow-hidden bg-snow-200">
        <Picture
          url={news.imageUrl}
          fallback={fallbackPicture}
          alt=""
          sizes="(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 44vw"
          isFirst={isFirst}
          className="transition-transform duration-500 group-hover:scale-103"
        />
        <NewsDateTile at={news.createdAt} />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <p className="text-sm font-semibold text-signal-700">{news.category}</p>
        <h2 className="mt-1 text-lg leading-snug font-bold">{news.title}</h2>
        <p className="mt-2 line-clamp-4 text-ink-soft">{news.excerpt}</p>
        <p className="mt-auto pt-4">
          <a
            href={`/news/${news.id}`}
            aria-label={text.readMoreOf(news.title)}
            className="font-semibold text-night-700 underline decoration-signal-500 decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:text-signal-700"
          >
            {text.readMore}
          </a>
        </p>
      </div>
    </article>
  );
}
