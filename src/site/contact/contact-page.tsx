import { association } from '#/content/association.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import type { Page } from '#/render/page.ts';
import { Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { ContactDetails } from './contact-details.tsx';
import { LocationMap } from './location-map.tsx';

/** /contact */
export function contactPage(): Page {
  const { contact, name } = association;
  return {
    title: text.title,
    description: text.description(name.tr),
    body: (
      <>
        <PageHeader title={text.title} lead={text.lead} />
        <div className="wrap space-y-8 py-8 md:space-y-10 md:py-12">
          <Notice title={text.emergencyTitle}>{contact.emergencyNote}</Notice>
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-12">
            <ContactDetails contact={contact} />
            <LocationMap contact={contact} name={name.tr} />
          </div>
        </div>
      </>
    ),
  };
}
