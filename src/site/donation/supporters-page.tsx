import type { Supporter } from '#/content/schemas/supporters.ts';
import { supporters } from '#/content/supporters.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';

export function supportersPage(): Page {
  return {
    title: supporters.title,
    description: text.supportersDescription,
    body: (
      <>
        <PageHeader title={supporters.title} lead={supporters.introduction} />
        <div className="wrap py-10 md:py-14">
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {supporters.entries.map((supporter) => (
              <SupporterCard key={supporter.name} supporter={supporter} />
            ))}
          </ul>
        </div>
        <Call />
      </>
    ),
  };
}

function SupporterCard({ supporter: { name, field, logo, description } }: { supporter: Supporter }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-white shadow-card">
      <div className="flex h-32 items-center justify-center border-b border-snow-200 px-7 py-7">
        <img
          src={logo}
          alt={text.logoOf(name)}
          width="240"
          height="96"
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      </div>
      <div className="p-5">
        <p className="text-sm font-semibold text-signal-700">{field}</p>
        <h2 className="mt-1 text-xl font-bold">{name}</h2>
        <p className="mt-2 text-ink-soft">{description}</p>
      </div>
    </li>
  );
}

function Call() {
  const { title, text: words, links } = supporters.call;
  return (
    <section aria-labelledby="destek-cagrisi" className="bg-contours bg-night-800 text-white print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-12">
        <div className="max-w-2xl">
          <h2 id="destek-cagrisi" className="text-2xl font-bold md:text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-lg text-snow-200">{words}</p>
        </div>
        <p className="flex flex-wrap gap-3">
          {links.map((link, index) => (
            <LinkButton key={link.path} href={link.path} look={index === 0 ? 'signal' : 'light'}>
              {link.label}
            </LinkButton>
          ))}
        </p>
      </div>
    </section>
  );
}
