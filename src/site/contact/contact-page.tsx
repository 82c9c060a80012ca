import { association } from '#/content/association.ts';
import type { Association } from '#/content/schemas/association.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Locator } from './locator.tsx';

export function contactPage(): Page {
  const { contact, name } = association;
  return {
    title: text.title,
    description: text.description(name.tr),
    body: (
      <>
        <PageHeader title={text.title} lead={text.lead} />
        <div className="wrap space-y-8 py-8 md:space-y-10 md:py-12">
          <Notice tone="emergency" title={text.emergencyTitle}>
            {contact.emergencyNote}
          </Notice>
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-12">
            <ContactDetails contact={contact} />
            <LocationMap contact={contact} name={name.tr} />
          </div>
        </div>
      </>
    ),
  };
}

/** The provider's map loads only when the visitor asks for it: no page asks another site unasked. */
function LocationMap({ contact, name }: { contact: Association['contact']; name: string }) {
  const { map } = contact;
  return (
    <section aria-labelledby="harita" className="overflow-hidden rounded-card bg-white shadow-card">
      <h2 id="harita" className="sr-only">
        {text.map}
      </h2>
      <div
        data-map={map.embed}
        data-map-title={text.mapFrame(name)}
        className="aspect-4/3 bg-snow-200 md:aspect-16/10"
      >
        <Locator latitude={map.latitude} longitude={map.longitude} label={text.locator(name)} />
      </div>
      <div className="p-5 md:p-6">
        <p className="flex flex-wrap gap-3 print:hidden">
          <LinkButton href={map.link} target="_blank" rel="noopener" look="outline">
            {text.openMap}
            <span className="sr-only"> ({text.opensInNewTab})</span>
          </LinkButton>
          <button
            type="button"
            data-show-map=""
            className="invisible inline-flex min-h-11 cursor-pointer items-center rounded-md bg-signal-500 px-5 py-2 font-semibold text-night-950 hover:bg-signal-300"
          >
            {text.showMap}
          </button>
        </p>
        <p className="mt-4 text-sm text-ink-soft">{text.mapNote(new URL(map.embed).hostname)}</p>
      </div>
    </section>
  );
}
