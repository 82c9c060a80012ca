import { useContent } from '#/content/content-context.ts';
import { cardSize } from '#/media/cards/card-size.ts';
import type { Page } from '#/render/page.ts';
import { feedPath, manifestPath, themeColour } from './head-links.ts';
import { languages } from './language-switch.tsx';
import { StructuredData } from './structured-data.tsx';

export interface PageAddress {
  /** Public origin, or '' when it is not known: then addresses are relative to the page. */
  origin: string;
  /** The page's main path, also on an alias. */
  canonical: string;
  /** What a shared link shows: a path with its query, and its words. */
  card: { path: string; alt: string };
}

export function PageHead({ page, address }: { page: Page; address: PageAddress | undefined }) {
  const { name } = useContent().association;
  const { title, description, article } = page;
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={name.tr} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content={page.lang === 'en' ? 'en_GB' : 'tr_TR'} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={themeColour} />
      {address && <Addresses page={page} address={address} />}
      <link rel="alternate" type="application/atom+xml" href={feedPath} title={name.tr} />
      {page.feed && <link rel="alternate" type="application/atom+xml" href={page.feed} title={title} />}
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/favicon-32.png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath} />
      {/* else a slow phone draws the bars in pieces and moves them under the thumb (HTML, link type expect) */}
      <link rel="expect" href="#content" blocking="render" />
    </>
  );
}

/** Left out for a missing page, which has no address of its own and must not be found. */
function Addresses({ page, address }: { page: Page; address: PageAddress }) {
  const url = address.origin + address.canonical;
  const picture = address.origin + address.card.path;
  return (
    <>
      <link rel="canonical" href={url} />
      <Languages address={address} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={address.card.alt} />
      <StructuredData page={page} url={url} picture={picture} origin={address.origin} />
    </>
  );
}

/** Links between the pages where the languages begin; every other page stands in a single language. */
function Languages({ address: { origin, canonical } }: { address: PageAddress }) {
  if (languages.every(({ path }) => path !== canonical)) return null;
  return [...languages, { lang: 'x-default', path: '/' }].map(({ lang, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={origin + path} />
  ));
}
