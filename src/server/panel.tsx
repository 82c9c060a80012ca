import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ReactNode } from 'react';
import { association } from '#/content/association.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { renderDocument } from '#/render/document.tsx';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { type AskForBrowser, drawFirstList } from './first-list.tsx';
import type { PageRenderer } from './page-renderer.tsx';

type Renderer = Pick<PageRenderer, 'panelHeaders'>;

/** A page for all its addresses; the browser draws the panel. */
export function panel(renderer: Renderer, ask: AskForBrowser) {
  const app = new Hono<StaffEnv>();
  for (const path of ['/admin', panelPaths.panel])
    app.get(path, compress(), async (c) => {
      const list = await drawFirstList(c, ask);
      return panelPage(renderer, { children: list ?? panelText.loading });
    });
  return app.get(panelPaths.choosePassword, () => panelPage(renderer, { children: panelText.loading }));
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
