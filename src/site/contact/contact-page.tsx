import { type LucideIcon, Mail, Mails, MapPin, Phone, RadioTower } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Association } from '#/content/association.ts';
import type { Reads } from '#/content/content-source.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { EmergencyNote } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { Locator } from './locator.tsx';

export function contactPage({ content: { association, headings } }: Reads<'association' | 'headings'>): Page {
  const { title, lead, description } = headings.contact;
  const { contact, name } = association;
  return {
    title,
    description,
    framed: [contact.map.embed],
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap wrap-anywhere space-y-6 py-5 md:space-y-10 md:py-12">
          <EmergencyNote call={text.callEmergency}>{contact.emergencyNote}</EmergencyNote>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:gap-12">
            <ContactDetails contact={contact} />
            <LocationMap contact={contact} name={name.tr} />
          </div>
        </div>
      </>
    ),
  };
}

/** Class of a link as tall as a thumb needs. */
const target = 'inline-flex min-h-11 items-center';

function ContactDetails({ contact }: { contact: Association['contact'] }) {
  const { address, phone, hours, email, desks, callSign, callSignNote } = contact;
  return (
    <dl className="divide-y divide-snow-200 rounded-card bg-white px-4 shadow-card md:px-7">
      <Way icon={MapPin} label={text.address}>
        <address className="not-italic">
          {address.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </address>
      </Way>
      <Way icon={Phone} label={text.phone}>
        <TextLink href={`tel:${phone.number}`} className={target}>
          {phone.shown}
        </TextLink>
        <Note>{text.hours(hours)}</Note>
      </Way>
      <Way icon={Mail} label={text.email}>
        <EmailLink email={email} />
      </Way>
      <Way icon={Mails} label={text.desks}>
        <ul className="text-base">
          {desks.map((desk) => (
            <li key={desk.subject} className="flex flex-wrap items-center gap-x-3">
              <span className="min-w-0 flex-[1_1_8rem] font-normal">{desk.label}</span>{' '}
              <span className="min-w-0 flex-[2_1_10rem]">
                <EmailLink email={desk.email} />
              </span>
            </li>
          ))}
        </ul>
      </Way>
      <Way icon={RadioTower} label={text.callSign}>
        <span translate="no">{callSign}</span>
        <Note>{callSignNote}</Note>
      </Way>
    </dl>
  );
}

function EmailLink({ email }: { email: string }) {
  return (
    <TextLink href={`mailto:${email}`} className={`${target} wrap-anywhere`}>
      {email}
    </TextLink>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="text-base font-normal text-pretty text-ink-soft">{children}</p>
);

/** Large letters need the room of the sign, which the label says once more. */
function Way({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative py-5 pl-14 max-[18rem]:pl-0">
      <dt className="text-sm text-ink-soft">
        <span
          aria-hidden="true"
          className="absolute top-5 left-0 flex size-10 items-center justify-center rounded-full bg-night-800 text-white max-[18rem]:hidden"
        >
          <Icon size={19} />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 text-lg leading-snug font-semibold">{children}</dd>
    </div>
  );
}

/** The provider's map loads only when the visitor asks for it: no page asks another site unasked. */
function LocationMap({ contact: { map }, name }: { contact: Association['contact']; name: string }) {
  return (
    <section
      aria-labelledby="harita"
      className="overflow-hidden rounded-card bg-white shadow-card print:hidden"
    >
      <h2 id="harita" className="sr-only">
        {text.map}
      </h2>
      <div
        data-map={map.embed}
        data-map-title={text.mapFrame(name)}
        className="relative aspect-4/3 bg-snow-200"
      >
        <Locator latitude={map.latitude} longitude={map.longitude} label={text.locator(name)} />
      </div>
      <div className="p-5 md:p-6">
        <p className="flex flex-wrap gap-3">
          <LinkButton href={map.link} target="_blank" rel="noopener" look="outline">
            <span>
              {text.openMap}
              <span className="sr-only"> ({text.opensInNewTab})</span>
            </span>
          </LinkButton>{' '}
          <button
            type="button"
            data-show-map={text.mapLoading}
            className="invisible inline-flex min-h-11 cursor-pointer items-center rounded-md border border-night-700 px-5 py-2 font-semibold text-night-800 hover:bg-night-800 hover:text-white disabled:cursor-wait disabled:border-snow-300 disabled:bg-snow-100 disabled:text-ink-soft"
          >
            {text.showMap}
          </button>
        </p>
        <p role="alert" data-map-failure="" hidden className="mt-4 font-semibold">
          {text.mapFailed}{' '}
          <TextLink href={map.link} target="_blank" rel="noopener">
            {text.openAddress}
          </TextLink>
        </p>
        <p className="mt-4 text-sm text-ink-soft">{text.mapNote(new URL(map.embed).hostname)}</p>
      </div>
    </section>
  );
}
