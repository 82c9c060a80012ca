import type { Reads } from '#/content/content-source.ts';
import type { Privacy, PrivacySection } from '#/content/privacy.ts';
import { formatLongDate } from '#/format/dates.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { TextLink } from '#/ui/text-link.tsx';

const contactId = 'basvuru';

/** The notice that law 6698 (KVKK), article 10, requires. */
export function privacyPage({ content: { privacy } }: Reads<'privacy'>): Page {
  return {
    title: privacy.title,
    description: privacy.description,
    body: (
      <>
        <PageHeader title={privacy.title} lead={privacy.lead} />
        <div className="wrap wrap-anywhere grid items-start gap-10 py-6 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] print:block">
          <Contents privacy={privacy} />
          <div className="min-w-0 space-y-10">
            <p className="text-ink-soft">{text.updatedOn(formatLongDate(privacy.updatedOn))}</p>
            {privacy.sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
            <Contact {...privacy.contact} />
          </div>
        </div>
      </>
    ),
  };
}

function Contents({ privacy }: { privacy: Privacy }) {
  const entries = [...privacy.sections, { id: contactId, title: privacy.contact.title }];
  return (
    <nav aria-labelledby="icindekiler" className="lg:sticky lg:top-18 print:hidden">
      <h2 id="icindekiler" className="mb-2 text-lg font-bold wrap-anywhere">
        {text.contents}
      </h2>
      <ol className="list-decimal border-l border-snow-300 pl-9 marker:text-ink-soft">
        {entries.map(({ id, title }) => (
          <li key={id} className="py-1 max-lg:py-2">
            <a
              href={`#${id}`}
              className="-my-1 block py-1 text-night-700 hover:underline max-lg:-my-2 max-lg:py-2"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, title, paragraphs, list } }: { section: PrivacySection }) {
  return (
    <section id={id}>
      <h2 className="mb-3 text-2xl font-bold wrap-anywhere">{title}</h2>
      <Paragraphs texts={paragraphs} />
      {list.length > 0 && <BulletList entries={list} className="mt-4" />}
    </section>
  );
}

function Contact({ title, paragraphs, email }: Privacy['contact']) {
  return (
    <section id={contactId} className="max-w-[72ch] rounded-card bg-white p-5 shadow-card md:p-7">
      <h2 className="mb-3 text-2xl font-bold wrap-anywhere">{title}</h2>
      <Paragraphs texts={paragraphs} />
      <p className="mt-4 text-lg">
        <TextLink href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
          {email}
        </TextLink>
      </p>
    </section>
  );
}
