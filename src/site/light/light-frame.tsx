import { association } from '#/content/association.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import type { LightPage } from '#/render/page.ts';

const { contact, copyrightYear, name, volunteerFormUrl } = association;

const errands = [
  { href: '/donate', label: text.donate },
  { href: '/education', label: text.courses },
  { href: volunteerFormUrl, label: text.volunteer },
  { href: '/news', label: text.news },
];

/** Only a few kilobytes, because bots ask for missing pages more than for anything else. */
export function LightFrame({ page: { title, heading, hint, back } }: { page: LightPage }) {
  return (
    <>
      <header>
        <a href="/">
          <img src="/icons/emblem-light.svg" alt="" width="48" height="48" />
          <b>{name.tr}</b>
        </a>
        <p>
          <a href="tel:112">112</a> {contact.emergencyNote}
        </p>
      </header>
      <main>
        <h1 lang={heading?.lang}>{heading?.words ?? title}</h1>
        <p>{hint}</p>
        <p>
          <a href={back.path}>{back.label}</a>
        </p>
        <nav aria-label={text.errands}>
          <ul>
            {errands.map(({ href, label }) => (
              <li key={href}>
                <a href={href} {...outside(href)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </main>
      <footer>
        <p>
          <a href={`tel:${contact.phone.number}`}>{contact.phone.shown}</a>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        <p>{text.copyright(copyrightYear, name.tr)}</p>
      </footer>
    </>
  );
}

const outside = (href: string) => (href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener' });

/** Has no address of its own and must not be found. */
export function LightHead() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="theme-color" content="#0b1b33" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
    </>
  );
}
