import { Mail, Phone, Play } from 'lucide-react';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import { deskEmail } from '#/content/desk-email.ts';
import type { PressItem } from '#/content/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { IslandOfLinks } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { PressKit } from './press-kit.tsx';
import VideoDialog from './video-dialog.island.tsx';

export function pressPage({ content: { headings, press } }: Reads<'headings' | 'press'>): Page {
  const { title, lead, description } = headings.press;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap wrap-anywhere space-y-8 py-5 md:space-y-10 md:py-12">
          <PressDesk />
          <PressKit />
          <section aria-labelledby="haberler">
            <h2 id="haberler" className="mb-4 text-2xl font-bold md:text-3xl">
              {text.broadcasts}
            </h2>
            <PressList items={press} />
          </section>
        </div>
      </>
    ),
  };
}

/** A video links to its file; where scripts run it plays in a dialog. */
function PressList({ items }: { items: PressItem[] }) {
  return (
    <IslandOfLinks name="video-dialog" component={VideoDialog} props={{ items }}>
      <ol className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
        {items.map((item, index) => (
          <li key={item.id} id={item.id}>
            <PressEntry item={item} index={index} />
          </li>
        ))}
      </ol>
    </IslandOfLinks>
  );
}

function PressEntry({ item, index }: { item: PressItem; index: number }) {
  const { year, title, description, channel, videoFile } = item;
  return (
    <article className="flex flex-wrap items-center gap-x-8 gap-y-3 p-5 md:px-7">
      <p className="flex flex-wrap items-baseline gap-x-3 max-md:w-full md:block md:w-36">
        <span className="block text-2xl leading-none font-bold text-night-700 tabular-nums">{year}</span>{' '}
        <span className="block font-semibold text-night-700 md:mt-1.5">{channel}</span>
      </p>
      <div className="min-w-0 flex-[1_1_16rem]">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere md:text-xl">{title}</h3>
        <p className="mt-1 max-w-[75ch] text-ink-soft">{description}</p>
      </div>
      {videoFile ? (
        <WatchLink href={videoFile} title={title} index={index} />
      ) : (
        <p className="text-sm text-ink-soft max-md:w-full">{text.noVideo}</p>
      )}
    </article>
  );
}

function WatchLink({ href, title, index }: { href: string; title: string; index: number }) {
  return (
    <LinkButton
      href={href}
      look="outline"
      aria-label={text.watchOf(title)}
      data-opens={index}
      className="data-waiting:animate-pulse"
    >
      <Play aria-hidden="true" size={18} className="shrink-0" />
      {text.watch}
    </LinkButton>
  );
}

/** First on the page: a reporter calls from the street, with minutes to go. */
function PressDesk() {
  const { association, pressDesk } = useContent();
  const { name, phone, hours, languages } = pressDesk;
  const email = deskEmail(association, 'press');
  return (
    <section
      aria-labelledby="basin-masasi"
      className="grid gap-x-12 gap-y-4 rounded-card bg-white p-5 shadow-card md:p-7 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] lg:items-center"
    >
      <div>
        <h2 id="basin-masasi" className="text-2xl font-bold wrap-anywhere md:text-3xl">
          {name}
        </h2>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton
            href={`tel:${phone.number}`}
            look="solid"
            aria-label={text.callDesk(phone.shown)}
            className="min-h-12 max-sm:basis-full max-sm:justify-start"
          >
            <Phone aria-hidden="true" size={20} className="shrink-0" />
            {phone.shown}
          </LinkButton>{' '}
          <LinkButton
            href={`mailto:${email}`}
            look="outline"
            className="min-h-12 wrap-anywhere max-sm:basis-full max-sm:justify-start"
          >
            <Mail aria-hidden="true" size={20} className="shrink-0" />
            {email}
          </LinkButton>
        </p>
      </div>
      <dl className="grid gap-3">
        <Condition label={text.hours} value={hours} />
        <Condition label={text.languages} value={languages} />
      </dl>
    </section>
  );
}

function Condition({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
