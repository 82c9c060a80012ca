import type { Reads } from '#/content/content-source.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import type { Page } from '#/render/page.ts';
import { EmergencyNote } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { ContactDetails } from './contact-details.tsx';
import { LocationMap } from './location-map.tsx';

export function contactPage({ content: { association, headings } }: Reads<'association' | 'headings'>): Page {
  const { title, lead, description } = headings.contact;
  const { contact, name } = association;
  return {
    title,
    description,
    framed: contact.map.embed,
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
