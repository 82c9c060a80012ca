import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assetUrl } from './assets.ts';

export interface DocumentProps {
  lang: string;
  title: string;
  head?: ReactNode;
  /** `source` is a path; `inline` is the text when it stands in the page. */
  stylesheet: { source: string; inline?: string };
  script?: string;
  children: ReactNode;
}

/**
 * Static markup, because `renderToString` and streams may hide a finished Suspense boundary until an inline script
 * shows it (react#35460); that fails without JavaScript and under our Content-Security-Policy.
 */
export const renderDocument = (props: DocumentProps) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Document {...props} />)}`;

function Document({ lang, title, head, stylesheet, script, children }: DocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {head}
        <Stylesheet {...stylesheet} />
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        {script && <script type="module" src={assetUrl(script)} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

function Stylesheet({ source, inline }: DocumentProps['stylesheet']) {
  if (!inline) return <link rel="stylesheet" href={assetUrl(source)} />;
  return <style dangerouslySetInnerHTML={{ __html: inline }} />;
}
