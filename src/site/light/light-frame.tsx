import { useContent } from '#/content/content-context.ts';
import { isNoticeShown } from '#/content/notice-time.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import type { LightPage } from '#/render/page.ts';
import { themeColour } from '../frame/head-links.ts';

export const errands = [
  { href: '/donate', label: text.donate },
  { href: '/volunteer', label: text.volunteer },
  { href: '/education', label: text.courses },
  { href: '/press', label: text.press },
  { href: '/news', label: text.news },
  { href: '/contact', label: text.contact },
];

/** Frame of a few kilobytes, because bots ask for missing pages more than for anything else. */
export function LightFrame({ page: { title, heading, hint, back }, now }: { page: LightPage; now: Date }) {
  const { contact, copyrightYear, name } = useContent().association;
  return (
    <>
      <LightNotice now={now} />
      <header>
        <a href="/">
          <img src="/icons/emblem-light.svg" alt="" width="48" height="48" />
          <b>{name.tr}</b>
        </a>
        <p>
          <a href={text.emergency.call}>
            {text.emergency.when} <b>{text.emergency.number}</b>
          </a>
        </p>
      </header>
      <main>
        {heading ? (
          <>
            {/* promised in English; the visitor reads the Turkish sentence first */}
            <h1 lang={heading.lang}>{heading.words}</h1>
            <p className="loud">{title}</p>
          </>
        ) : (
          <h1>{title}</h1>
        )}
        <p>{hint}</p>
        <p>
          <a href={back.path}>{back.label}</a>
        </p>
        <search>
          <form action="/search">
            <label htmlFor="q">{text.search}</label> <input id="q" name="q" type="search" />{' '}
            <button type="submit">{text.find}</button>
          </form>
        </search>
        <LightLinks name={text.errands} links={errands} />
      </main>
      <footer>
        <p>
          <a href={`tel:${contact.phone.number}`}>{contact.phone.shown}</a>{' '}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        <p>{contact.emergencyNote}</p>
        <p>{text.copyright(copyrightYear, name.tr)}</p>
      </footer>
    </>
  );
}

function LightNotice({ now }: { now: Date }) {
  const { notice } = useContent();
  if (!isNoticeShown(notice, now)) return null;
  const { kind, sentence, link } = notice;
  return (
    <section aria-label={text.notice} className={`notice ${kind}`}>
      <b>{text.noticeKinds[kind]}:</b> {sentence} {link && <a href={link.address}>{link.label}</a>}
    </section>
  );
}

/** Head of a page that has no address of its own and must not be found. */
export function LightHead() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content={themeColour} />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
    </>
  );
}

export function LightLinks({
  name,
  links,
}: {
  name: string;
  links: readonly { href: string; label: string }[];
}) {
  return (
    <nav aria-label={name}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
