import { renderToStaticMarkup } from 'react-dom/server';
import type { Association } from '#/content/association.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { outageText as text } from '#/i18n/tr/outage.ts';
import { outageStyles } from './outage-styles.ts';

/** Facts of the association that a copy of the page can show. */
interface Known {
  association: Pick<Association, 'name' | 'contact'>;
  /** Public origin, when it is known. */
  siteUrl: string | undefined;
}

/**
 * Draws the one file that a proxy shows in place of the server: it asks for nothing else, not even an icon, and runs no script.
 * @param known left out for the copy that comes with the proxies' settings, which names no association
 */
export function drawOutagePage(known?: Known): { html: string; styles: string } {
  return {
    html: `<!DOCTYPE html>\n${renderToStaticMarkup(<OutageDocument known={known} />)}\n`,
    styles: outageStyles,
  };
}

function OutageDocument({ known }: { known: Known | undefined }) {
  const name = known?.association.name.short;
  return (
    <html lang="tr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{name ? `${text.title} · ${name}` : text.title}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <style>{outageStyles}</style>
      </head>
      <body>
        <Outage known={known} />
      </body>
    </html>
  );
}

function Outage({ known }: { known: Known | undefined }) {
  const { call, number } = frameText.emergency;
  return (
    <main>
      {known && <p className="name">{known.association.name.tr}</p>}
      <h1>{text.title}</h1>
      <p>{text.hint}</p>
      <a className="button" href={thisAddress}>
        {text.tryAgain}
      </a>{' '}
      <a className="emergency" href={call}>
        {text.emergency} <b>{number}</b>
      </a>
      {known && <Contacts {...known} />}
      <p className="english" lang="en">
        {text.english}
      </p>
    </main>
  );
}

/** Address of the page being shown, whichever it is, with its query. */
const thisAddress = '';

function Contacts({ association: { contact }, siteUrl = '' }: Known) {
  return (
    <dl>
      <dt>{text.phone}</dt>
      <dd>
        <a href={`tel:${contact.phone.number}`}>{contact.phone.shown}</a>
      </dd>
      <dd>{contact.emergencyNote}</dd>
      <dt>{text.accounts}</dt>
      <dd>
        {text.accountsAt} <a href={`${siteUrl}/donate`}>{`${siteUrl}/donate`}</a>
      </dd>
    </dl>
  );
}
