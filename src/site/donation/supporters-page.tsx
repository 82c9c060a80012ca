import type { Reads } from '#/content/content-source.ts';
import type { Supporter, Supporters } from '#/content/supporters.ts';
import { donationText as text } from '#/i18n/tr/donation.ts';
import type { Page } from '#/render/page.ts';
import { ClosingCall } from '#/ui/closing-call.tsx';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';

export function supportersPage({ content: { supporters } }: Reads<'supporters'>): Page {
  return {
    title: supporters.title,
    description: supporters.description,
    body: (
      <>
        <PageHeader title={supporters.title} lead={supporters.introduction} />
        <div className="wrap py-6 md:py-12">
          <ul className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
            {supporters.entries.map((supporter) => (
              <SupporterRow key={supporter.name} supporter={supporter} />
            ))}
          </ul>
        </div>
        <Call {...supporters.call} />
      </>
    ),
  };
}

/** Rows, because any number of them makes a whole list. */
function SupporterRow({ supporter }: { supporter: Supporter }) {
  const { name, field, logo, description, support, since } = supporter;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 p-5 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center md:px-8 md:py-6 lg:grid-cols-[11rem_minmax(0,1fr)_13rem]">
      <div className="fetch-late h-16 w-40 max-w-full md:h-18 md:w-full">
        <img
          src={logo}
          alt={text.logoOf(name)}
          width="240"
          height="96"
          loading="lazy"
          decoding="async"
          className="size-full object-contain object-left md:object-center"
        />
      </div>
      <div className="min-w-0">
        <h2 className="text-xl font-bold wrap-anywhere">{name}</h2>
        <p className="text-sm font-semibold text-ink-soft">{field}</p>
        <p className="mt-2 max-w-[62ch]">{description}</p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 md:col-start-2 lg:col-start-3 lg:block lg:space-y-2">
        <Detail label={text.support} value={support} />
        <Detail label={text.supportSince} value={since} />
      </dl>
    </li>
  );
}

function Detail({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

function Call({ title, text: words, links }: Supporters['call']) {
  return (
    <ClosingCall id="destek-cagrisi" title={title} text={words}>
      {links.map((link) => (
        <LinkButton key={link.path} href={link.path} look={link.path === '/donate' ? 'signal' : 'light'}>
          {link.label}{' '}
        </LinkButton>
      ))}
    </ClosingCall>
  );
}
