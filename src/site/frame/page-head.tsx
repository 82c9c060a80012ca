import { association } from '#/content/association.ts';

const preloadedFont = '/fonts/archivo-latin-var.woff2';

/** What a public page tells browsers, search engines and the people it is shared with. */
export function PageHead({
  title,
  description,
  url,
}: {
  title: string;
  description: string;
  url: string | undefined;
}) {
  return (
    <>
      <meta name="description" content={description} />
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={association.name.tr} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content="tr_TR" />
      <meta name="theme-color" content="#0b1b33" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/favicon-32.png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />
    </>
  );
}
