import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Reads } from '#/content/content-source.ts';
import {
  type CrisisKind,
  type CrisisLanguage,
  crisisLanguages,
  isCrisisLanguage,
} from '#/content/crisis-kinds.ts';
import type { CrisisTexts, CrisisWords } from '#/content/crisis-texts.ts';
import { formatMoment } from '#/format/dates.ts';
import { directionOf } from '#/format/direction.ts';
import { crisisAddress, wholeSitePath } from '#/http/site-paths.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import type { BarePage } from '#/render/page.ts';
import { crisisStyles } from './crisis-styles.ts';

interface Shown extends Reads<'association' | 'crisis' | 'crisisTexts'> {
  kind: CrisisKind;
  language: CrisisLanguage;
  /** Above all else, for a page that only staff see. */
  above?: ReactNode;
  /** Where another language of the page is. */
  addressOf?: (language: CrisisLanguage) => string;
}

/**
 * Draws the one page that takes the place of the home page: it asks for nothing else and runs no script, and its first
 * words come before all that can wait.
 * @returns undefined for a language in which nobody has written it yet
 */
export function crisisPage({ addressOf = crisisAddress, ...shown }: Shown): BarePage | undefined {
  const { content, kind, language, above } = shown;
  const words = content.crisisTexts[language];
  if (!words) return undefined;
  const { title } = words[kind];
  const isFromRight = directionOf(title) !== undefined;
  const html = renderToStaticMarkup(
    <html lang={language} dir={isFromRight ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} · ${content.association.name.short}`}</title>
        {/* no file is fetched for it */}
        <link rel="icon" href="data:," />
        <style>{crisisStyles}</style>
      </head>
      <body>
        <main>
          {above}
          <a className="call" href={frameText.emergency.call}>
            {words.call}
          </a>
          <Instructions words={words} kind={kind} />
          <Latest {...content.crisis} words={words} language={language} />
          <Help {...words} />
          <Ways texts={content.crisisTexts} language={language} addressOf={addressOf} words={words.words} />
        </main>
      </body>
    </html>,
  );
  return { html: `<!DOCTYPE html>\n${html}\n`, styles: crisisStyles };
}

function Instructions({ words, kind }: { words: CrisisWords; kind: CrisisKind }) {
  const { title, now, avoid } = words[kind];
  return (
    <>
      <h1>{title}</h1>
      <h2>{words.words.now}</h2>
      <ol>
        {now.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <h2>{words.words.avoid}</h2>
      <ul>
        {avoid.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

interface LatestProps extends Pick<Reads<'crisis'>['content']['crisis'], 'latest' | 'asOf'> {
  words: CrisisWords;
  language: CrisisLanguage;
}

/** The sentence of now, which is typed in Turkish, and the time of the last change. */
function Latest({ latest, asOf, words: { words }, language }: LatestProps) {
  return (
    <>
      {latest && (
        <p>
          <b>{words.latest}:</b>{' '}
          <span lang={language === 'tr' ? undefined : 'tr'} dir="auto">
            {latest}
          </span>
        </p>
      )}
      {asOf && (
        <p>
          {words.updated}: <time dateTime={asOf}>{formatFor(language, asOf)}</time>
        </p>
      )}
    </>
  );
}

const formatFor = (language: CrisisLanguage, at: string) =>
  language === 'tr'
    ? formatMoment(at)
    : new Intl.DateTimeFormat([language, 'tr'], {
        ...{ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Europe/Istanbul' },
      }).format(new Date(at));

const Help = ({ help, words }: CrisisWords) => (
  <>
    <h2>{words.help}</h2>
    <ul>
      <li>{help.blood}</li>
      <li>
        <a href="/donate">{help.money}</a>
      </li>
      <li>
        <a href="/volunteer">{help.hands}</a>
      </li>
    </ul>
  </>
);

interface WaysProps {
  texts: CrisisTexts;
  language: CrisisLanguage;
  addressOf: (language: CrisisLanguage) => string;
  words: CrisisWords['words'];
}

/** Ways on: the guides, the other languages, and the whole site. */
function Ways({ texts, language, addressOf, words }: WaysProps) {
  const languages = Object.keys(crisisLanguages).filter(isCrisisLanguage);
  const others = languages.filter((other) => other !== language && texts[other]);
  return (
    <>
      <p>
        <a href="/advice">{words.advice}</a>
        {others.map((other) => (
          <span key={other}>
            {' · '}
            <a href={addressOf(other)} lang={other} hrefLang={other}>
              {crisisLanguages[other]}
            </a>
          </span>
        ))}
      </p>
      {languages.some((other) => !texts[other]) && <p>{words.otherLanguages}</p>}
      <p>
        <a href={wholeSitePath}>{words.site}</a>
      </p>
    </>
  );
}
