import { about } from '#/content/about.ts';
import type { About } from '#/content/schemas/about.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import { Picture } from '#/media/picture.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { AssociationFigures } from './association-figures.tsx';

/** Also at /activities, which the menu of the first site led to. */
export function aboutPage(): Page {
  return {
    title: about.title,
    description: about.lead,
    body: (
      <>
        <PageHeader title={about.title} lead={about.lead} />
        <div className="wrap space-y-12 py-10 md:space-y-16 md:py-14">
          <Figures />
          <History />
          <div className={columns}>
            <section aria-labelledby="yillar">
              <h2 id="yillar" className="mb-8 text-2xl font-bold md:text-3xl">
                {text.timeline}
              </h2>
              <Timeline entries={about.timeline} />
            </section>
            <Paragraphs
              texts={about.closing}
              className="rounded-card border-l-4 border-signal-500 bg-white p-5 text-lg shadow-card md:p-7 lg:sticky lg:top-20"
            />
          </div>
        </div>
      </>
    ),
  };
}

const columns = 'grid items-start gap-8 lg:grid-cols-[1.25fr_1fr] lg:gap-14';

function Figures() {
  return (
    <section aria-label={text.figures}>
      <AssociationFigures />
    </section>
  );
}

function History() {
  return (
    <div className={columns}>
      <Paragraphs texts={about.paragraphs} className="text-lg leading-relaxed" />
      <div className="aspect-3/2 overflow-hidden rounded-card bg-snow-200 shadow-card max-lg:-order-1 lg:sticky lg:top-20">
        <Picture
          url={about.picture.imageUrl}
          alt={about.picture.alt}
          sizes="(min-width: 1024px) 31rem, 60vw"
        />
      </div>
    </div>
  );
}

function Timeline({ entries }: { entries: About['timeline'] }) {
  return (
    <ol className="border-l-2 border-snow-300 md:ml-24">
      {entries.map(({ year, title, text }) => (
        <li key={year} className="relative pb-8 pl-6 last:pb-0 md:pl-8">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[0.5625rem] size-4 rounded-full border-4 border-snow-50 bg-signal-500"
          />
          <h3 className="text-lg leading-tight font-bold md:text-xl">
            <span className="mr-3 tabular-nums text-signal-700 md:absolute md:right-full md:mr-8">
              {year}
            </span>
            {title}
          </h3>
          <p className="mt-1.5 max-w-[62ch] text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
