import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { association } from '#/content/association.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { renderDocument } from '#/render/document.tsx';
import type { PageRenderer } from './page-renderer.tsx';

const paths = ['/admin', ...Object.values(panelPaths)];

/** An empty page for all its addresses; the browser draws the panel. */
export function panel({ panelHeaders }: Pick<PageRenderer, 'panelHeaders'>) {
  const app = new Hono();
  for (const path of paths) {
    app.get(path, (c) => {
      const nonce = randomBytes(16).toString('base64');
      return c.html(drawShell(nonce), 200, { ...panelHeaders(nonce), 'x-robots-tag': 'noindex' });
    });
  }
  return app;
}

const drawShell = (nonce: string) =>
  renderDocument({
    lang: 'tr',
    // the buttons of the writing area stay above a phone's keyboard
    viewport: 'interactive-widget=resizes-content',
    title: `${panelText.title} · ${association.name.short}`,
    head: (
      <>
        <meta name="robots" content="noindex" />
        <meta property="csp-nonce" nonce={nonce} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      </>
    ),
    stylesheet: { source: 'src/admin/admin.css' },
    script: 'src/admin/main.tsx',
    children: <div id="root">{panelText.loading}</div>,
  }).html;
