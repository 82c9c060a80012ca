import type { About } from '#/content/about.ts';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import { formatLongDate } from '#/format/dates.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import { mainOnPhone } from '#/media/main-on-phone.ts';
import { Picture } from '#/media/picture.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { AccountabilityLink } from '../accountability/accountability-page.tsx';
import { AssociationFigures } from './association-figures.tsx';

/** Page that also answers /activities, which the menu of the first site led to. */
export function aboutPage({ content: { about } }: Reads<'about'>): Page {
  return {
    title: about.title,
    description: about.lead,
    body: (
      <>
        <PageHeader title={about.title} lead={about.lead} />
        <div className="wrap wrap-anywhere space-y-10 py-6 md:space-y-14 md:py-12">
          <section aria-label={text.figures}>
            <AssociationFigures />
          </section>
          <History about={about} />
          <AccountabilityLink />
          <section aria-labelledby="yillar">
            <h2 id="yillar" className="mb-6 text-2xl font-bold wrap-anywhere md:text-3xl">
              {text.timeline}
            </h2>
            <Timeline entries={about.timeline} />
          </section>
        </div>
      </>
    ),
  };
}

/**
 * History of the association. On a phone the picture comes first, and the rest of the second column last: in the
 * order in which they arrive.
 */
function History({ about }: { about: About }) {
  return (
    <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div className="aspect-3/2 overflow-hidden rounded-card bg-snow-200 shadow-card md:max-lg:aspect-5/2 lg:col-start-2">
        <Picture
          url={about.picture.imageUrl}
          alt={about.picture.alt}
          sizes={`(min-width: 1024px) 31rem, (min-width: 40rem) 96vw, ${mainOnPhone}`}
          isMain
        />
      </div>
      <Paragraphs
        texts={about.paragraphs}
        className="text-lg leading-relaxed lg:col-start-1 lg:row-span-2 lg:row-start-1"
      />
      <div className="space-y-6">
        <Medal />
        <Paragraphs
          texts={about.closing}
          className="max-w-none rounded-card bg-white p-5 shadow-card md:p-6"
        />
      </div>
    </div>
  );
}

function Medal() {
  const { name, receivedOn, imageUrl, alt } = useContent().association.medal;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-white p-5 shadow-card md:p-6">
      <div className="h-22 w-15 shrink-0">
        <Picture url={imageUrl} alt={alt} sizes="3.75rem" isWhole />
      </div>
      <p className="min-w-0 flex-[1_1_10rem]">
        <span className="block text-lg leading-snug font-bold">{name}</span>{' '}
        <span className="block text-ink-soft">{formatLongDate(receivedOn)}</span>
      </p>
    </div>
  );
}

function Timeline({ entries }: { entries: About['timeline'] }) {
  return (
    <ol className="gap-x-14 lg:columns-2">
      {entries.map(({ year, title, text }) => (
        <li
          key={year}
          className="relative ml-2 break-inside-avoid border-l-2 border-snow-300 pb-7 pl-7 last:border-transparent"
        >
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-4 border-snow-50 bg-night-500"
          />
          <h3 className="text-lg leading-tight font-bold wrap-anywhere md:text-xl">
            <span className="mr-3 text-night-700 tabular-nums">{year}</span> {title}
          </h3>
          <p className="mt-1.5 max-w-[62ch] text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
