import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assetUrl } from './assets.ts';

export interface DocumentProps {
  lang: string;
  title: string;
  /** Further elements of the head: description, links, preloads. */
  head?: ReactNode;
  /** Source path of the stylesheet, and its text when it stands in the page. */
  stylesheet: { source: string; inline?: string };
  /** Source path of the one script, where there is one. */
  script?: string;
  children: ReactNode;
}

/**
 * The whole HTML document. Static markup on purpose: `renderToString` and streams may move a finished Suspense
 * boundary into a hidden element that an inline script puts back (react#35460), which neither a visitor without
 * JavaScript nor our Content-Security-Policy would see.
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
