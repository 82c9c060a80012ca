import type { ReactNode } from 'react';
import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import { hasDemoAccounts } from '#/content/demo-accounts.ts';
import { deskEmail } from '#/content/desk-email.ts';
import type { Page } from '#/render/page.ts';
import { CopyStatus } from '#/ui/copy-button.tsx';
import { FigureStrip } from '#/ui/figure-strip.tsx';
import { LinkButton } from '#/ui/link-button.tsx';
import { EmergencyNote, Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { EnglishAccounts } from './english-accounts.tsx';

/**
 * Page for foreign teams, donors and journalists. A document of its own: it translates no other page (decision 014).
 */
export function englishPage({ content: { association, english } }: Reads<'association' | 'english'>): Page {
  const { emergency, about, press, languages, turkish } = english;
  return {
    title: english.title,
    description: english.description,
    lang: 'en',
    body: (
      <>
        <PageHeader title={english.title} lead={english.lead} />
        <div className="wrap space-y-10 py-6 md:space-y-14 md:py-12">
          <div className="space-y-5">
            <EmergencyNote call={emergency.button}>{emergency.text}</EmergencyNote>
            <Shortcuts />
          </div>
          <Section id="about" title={about.title}>
            <Paragraphs texts={about.paragraphs} />
            <FigureStrip figures={english.figures} />
          </Section>
          <Capability />
          <CallOut />
          <Donation />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
            <Section id="press" title={press.title}>
              <Paragraphs texts={press.paragraphs} />
              <Address email={deskEmail(association, 'press')} />
            </Section>
            <Section id="languages" title={languages.title}>
              <Paragraphs texts={languages.paragraphs} />
              <p>
                {turkish.note}{' '}
                <TextLink href="/" lang="tr" hrefLang="tr" className="min-h-11 py-2.5">
                  {turkish.link}
                </TextLink>
              </p>
            </Section>
          </div>
        </div>
        <CopyStatus />
      </>
    ),
  };
}

function Shortcuts() {
  const { onThisPage, callOut, donation, press } = useContent().english;
  return (
    <nav aria-label={onThisPage} className="flex flex-wrap gap-3 print:hidden">
      <LinkButton href="#call-out" look="outline">
        {callOut.title}
      </LinkButton>{' '}
      <LinkButton href="#donate" look="outline">
        {donation.title}
      </LinkButton>{' '}
      <LinkButton href="#press" look="outline">
        {press.title}
      </LinkButton>
    </nav>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 space-y-5">
      <h2 id={`${id}-title`} className="text-2xl font-bold wrap-anywhere md:text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Capability() {
  const { title, introduction, entries, limits } = useContent().english.capability;
  return (
    <Section id="capability" title={title}>
      <p className="max-w-[68ch]">{introduction}</p>
      <Cards entries={entries} />
      <div className="rounded-card border-l-4 border-night-700 bg-white p-5 shadow-card md:p-6">
        <h3 className="mb-2 text-lg font-bold wrap-anywhere">{limits.title}</h3>
        <Paragraphs texts={limits.paragraphs} />
      </div>
    </Section>
  );
}

function CallOut() {
  const { association, english } = useContent();
  const { callOut } = english;
  return (
    <Section id="call-out" title={callOut.title}>
      <Cards entries={callOut.entries} />
      <p className="flex flex-wrap items-center gap-x-3">
        {callOut.question} <Address email={association.contact.email} />
      </p>
    </Section>
  );
}

function Donation() {
  const { association, donation, english } = useContent();
  const text = english.donation;
  return (
    <Section id="donate" title={text.title}>
      <p className="max-w-[68ch]">{text.introduction}</p>
      {hasDemoAccounts(donation) && <Notice tone="caution">{text.demoWarning}</Notice>}
      <EnglishAccounts />
      <p className="max-w-[68ch]">{text.safety}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        {text.question} <Address email={deskEmail(association, 'donation')} />
      </p>
    </Section>
  );
}

function Cards({ entries }: { entries: { title: string; text: string }[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3 md:gap-5">
      {entries.map(({ title, text }) => (
        <li key={title} className="min-w-0 rounded-card bg-white p-5 shadow-card">
          <h3 className="text-lg font-bold wrap-anywhere">{title}</h3>
          <p className="mt-1.5">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Address({ email }: { email: string }) {
  return (
    <TextLink href={`mailto:${email}`} className="min-h-11 py-2.5 wrap-anywhere">
      {email}
    </TextLink>
  );
}
