import { Mail } from 'lucide-react';
import type { Reads } from '#/content/content-source.ts';
import type { Liaison, Representatives } from '#/content/representatives.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';

export function representativesPage({ content: { representatives } }: Reads<'representatives'>): Page {
  const { title, introduction, description, representation, liaisons } = representatives;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={introduction} />
        <div className="wrap wrap-anywhere space-y-12 py-6 md:space-y-14 md:py-14">
          <Representation {...representation} />
          <section aria-labelledby="irtibat">
            <h2 id="irtibat" className="text-2xl font-bold wrap-anywhere md:text-3xl">
              {liaisons.title}
            </h2>
            <p className="mt-2 mb-6 max-w-[62ch] text-ink-soft">{liaisons.text}</p>
            <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
              {liaisons.entries.map((liaison) => (
                <LiaisonCard key={liaison.city} liaison={liaison} />
              ))}
            </ul>
          </section>
        </div>
      </>
    ),
  };
}

function Representation({ title, name, email, text: words }: Representatives['representation']) {
  return (
    <section
      aria-labelledby="temsilcilik"
      className="grid gap-x-12 gap-y-5 rounded-card bg-white p-5 shadow-card md:p-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-center"
    >
      <div>
        <h2 id="temsilcilik" className="text-2xl font-bold wrap-anywhere md:text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-[62ch] text-lg">{words}</p>
      </div>
      <div className="border-snow-200 max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-8">
        <p className="text-lg font-semibold">{name}</p>
        <EmailLine name={title} email={email} />
      </div>
    </section>
  );
}

function LiaisonCard({ liaison: { city, name, email } }: { liaison: Liaison }) {
  return (
    <li className="min-w-0 rounded-card bg-white p-5 shadow-card">
      <h3 className="text-xl font-bold wrap-anywhere">{city}</h3>
      <p className="mt-1 text-ink-soft">{name}</p>
      <EmailLine name={city} email={email} />
    </li>
  );
}

function EmailLine({ name, email }: { name: string; email: string }) {
  return (
    <p className="mt-1 flex min-h-11 items-center gap-2">
      <Mail aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
      <TextLink
        href={`mailto:${email}`}
        aria-label={text.emailOf(name, email)}
        className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
      >
        {email}
      </TextLink>
    </p>
  );
}
