import { Mail, MapPin } from 'lucide-react';
import { representatives } from '#/content/representatives.ts';
import type { Liaison } from '#/content/schemas/representatives.ts';
import { associationText as text } from '#/i18n/tr/association.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';

export function representativesPage(): Page {
  const { title, introduction, description, liaisons } = representatives;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={introduction} />
        <div className="wrap space-y-12 py-10 md:space-y-14 md:py-14">
          <Representation />
          <section aria-labelledby="irtibat">
            <h2 id="irtibat" className="text-2xl font-bold md:text-3xl">
              {liaisons.title}
            </h2>
            <p className="mt-2 mb-6 max-w-[62ch] text-ink-soft">{liaisons.text}</p>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
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

function Representation() {
  const { title, city, name, email, text: words } = representatives.representation;
  return (
    <section
      aria-labelledby="temsilcilik"
      className="grid overflow-hidden rounded-card bg-white shadow-card md:grid-cols-[16rem_1fr]"
    >
      <p className="bg-contours flex items-center gap-3 bg-night-800 p-6 text-2xl font-bold text-white md:justify-center">
        <MapPin aria-hidden="true" size={28} className="text-signal-300" />
        {city}
      </p>
      <div className="p-5 md:p-8">
        <h2 id="temsilcilik" className="text-2xl font-bold md:text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-[62ch]">{words}</p>
        <p className="mt-4 font-semibold">{name}</p>
        <EmailLine name={title} email={email} />
      </div>
    </section>
  );
}

function LiaisonCard({ liaison: { city, name, email } }: { liaison: Liaison }) {
  return (
    <li className="rounded-card border-t-4 border-night-700 bg-white p-5 shadow-card">
      <h3 className="text-xl font-bold">{city}</h3>
      <p className="mt-1 text-ink-soft">{name}</p>
      <EmailLine name={city} email={email} />
    </li>
  );
}

function EmailLine({ name, email }: { name: string; email: string }) {
  return (
    <p className="mt-2 flex items-center gap-2">
      <Mail aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
      <TextLink href={`mailto:${email}`} aria-label={text.emailOf(name, email)} className="wrap-anywhere">
        {email}
      </TextLink>
    </p>
  );
}
