import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { assetUrl, codeOf } from './assets.ts';
import type { Stylesheet } from './page-styles.server.ts';

export interface DocumentProps {
  lang: string;
  /** False where a browser must not put its own words into what a script draws. */
  isTranslatable?: boolean;
  /** What a page needs of the browser's window beyond its width. */
  viewport?: string;
  title: string;
  head?: ReactNode;
  stylesheet: Stylesheet;
  script?: string;
  /** Modules that the script will ask for: they come side by side, after what the page is drawn with. */
  scriptParts?: readonly string[];
  children: ReactNode;
}

/**
 * Static markup, because `renderToString` and streams may hide a finished Suspense boundary until an inline script
 * shows it (react#35460); that fails without JavaScript and under our Content-Security-Policy.
 */
export function renderDocument(props: DocumentProps): { html: string; styles: string } {
  const drawn = `<!DOCTYPE html>${renderToStaticMarkup(<Document {...props} />).replaceAll(svgNamespace, '')}`;
  const { html, styles } = props.stylesheet.inline?.(drawn) ?? { html: drawn, styles: '' };
  return { html: html.replace(placeForStyles, () => `<style>${styles}</style>`), styles };
}

const placeForStyles = '<style></style>';

/** The parser of HTML knows it (HTML, 13.2.6.5), and every icon of lucide says it. */
const svgNamespace = ' xmlns="http://www.w3.org/2000/svg"';

function Document({
  lang,
  isTranslatable = true,
  viewport,
  title,
  head,
  stylesheet,
  script,
  scriptParts = [],
  children,
}: DocumentProps) {
  return (
    <html lang={lang} translate={isTranslatable ? undefined : 'no'}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={['width=device-width, initial-scale=1', viewport].filter(Boolean).join(', ')}
        />
        <title>{title}</title>
        {head}
        <Styles {...stylesheet} />
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        {/* words, rules and the first picture go before it */}
        {script && <script type="module" src={assetUrl(script)} fetchPriority="low" />}
        {codeOf(scriptParts).map((file) => (
          <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

function Styles({ source, inline }: Stylesheet) {
  if (!inline) return <link rel="stylesheet" href={assetUrl(source)} />;
  return <style />;
}
