import { formatDay, formatLongDate, formatMonthAndYear } from '#/format/dates.ts';
import { directionOf } from '#/format/direction.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { fallbackPicture } from '#/media/fallback-picture.ts';
import { mainOnPhone } from '#/media/main-on-phone.ts';
import { Picture } from '#/media/picture.tsx';
import type { NewsSummary } from './schema.ts';

/** The whole card is one link, and a screen reader hears it once. The lead story is twice as wide where there is room. */
export function NewsCard({
  news,
  isFirst,
  isLate,
  isLead = false,
}: {
  news: NewsSummary;
  isFirst: boolean;
  /** Below the first screen of a phone: its picture waits in a list with `data-late-pictures`. */
  isLate: boolean;
  isLead?: boolean;
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-signal-600">
      <div
        className={`aspect-3/2 shrink-0 overflow-hidden bg-snow-200 ${isLate ? 'picture-waits' : ''} ${isLead ? 'lg:aspect-2/1' : ''}`}
      >
        <Picture
          url={news.imageUrl}
          fallback={fallbackPicture}
          alt=""
          sizes={`(min-width: 64rem) ${isLead ? '49rem' : '24rem'}, ${sizesBelow}, ${isFirst ? mainOnPhone : '60vw'}`}
          isMain={isFirst}
          className="transition-transform duration-500 group-hover:scale-103"
        />
      </div>
      <div className={`flex min-w-0 flex-1 flex-col p-5 ${isLead ? 'lg:p-6' : ''}`}>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span className="font-semibold text-night-600">{news.category}</span>{' '}
          <NewsCardDate at={news.createdAt} />
        </p>
        <h2
          dir={directionOf(news.title)}
          className={`mt-1 text-lg leading-snug font-bold wrap-anywhere ${isLead ? 'lg:text-2xl' : ''}`}
        >
          {news.title}
        </h2>
        <p
          dir={directionOf(news.excerpt)}
          className={`mt-2 line-clamp-4 wrap-anywhere text-ink-soft ${isLead ? 'lg:text-lg' : ''}`}
        >
          {news.excerpt}
        </p>
        <p className="mt-auto pt-2">
          <a
            href={`/news/${news.id}`}
            aria-label={text.readMoreOf(news.title)}
            className="inline-block min-h-11 content-center font-semibold text-night-700 underline decoration-night-500 decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover:text-night-900"
          >
            {text.readMore}
          </a>
        </p>
      </div>
    </article>
  );
}

/** Two cards stand side by side from 41.5rem on. */
const sizesBelow = '(min-width: 42rem) 46vw, (min-width: 40rem) 96vw';

/** The day and the month stand apart, so that a narrow card can break between them. */
function NewsCardDate({ at }: { at: string }) {
  return (
    <time dateTime={at} className="flex flex-wrap gap-x-1">
      <span>{formatDay(at)}</span> <span>{formatMonthAndYear(at)}</span>
    </time>
  );
}

export function NewsDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatLongDate(at)}</time>;
}
