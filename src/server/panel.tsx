import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { association } from '#/content/association.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { renderDocument } from '#/render/document.tsx';
import type { PageRenderer } from './page-renderer.tsx';

const paths = ['/admin', panelPaths.panel, panelPaths.choosePassword];

type Renderer = Pick<PageRenderer, 'panelHeaders'>;

/** An empty page for all its addresses; the browser draws the panel. */
export function panel(renderer: Renderer) {
  const app = new Hono();
  for (const path of paths) app.get(path, () => panelPage(renderer, { children: panelText.loading }));
  return app;
}

/** @param page `children` stand there until the panel's code has come */
export function panelPage(
  { panelHeaders }: Renderer,
  { children, ...answer }: { children: ReactNode; status?: number; headers?: Record<string, string> },
): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(drawShell(nonce, children), {
    status: answer.status ?? 200,
    headers: {
      ...panelHeaders(nonce),
      ...answer.headers,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
  });
}

const drawShell = (nonce: string, children: ReactNode) =>
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
    children: <div id="root">{children}</div>,
  }).html;
