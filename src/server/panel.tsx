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
      return panelPage(renderer, { screen: 'panel', children: list ?? panelText.loading });
    });
  return app.get(panelPaths.choosePassword, () =>
    panelPage(renderer, { screen: 'choose-password-page', children: panelText.loading }),
  );
}

interface Shown {
  /** The file of `src/admin` that draws the page. */
  screen: 'panel' | 'sign-in-page' | 'choose-password-page';
  /** Stand there until its code has come. */
  children: ReactNode;
}

export function panelPage(
  { panelHeaders }: Renderer,
  { status = 200, headers, ...shown }: Shown & { status?: number; headers?: Record<string, string> },
): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(drawShell(nonce, shown), {
    status,
    headers: {
      ...panelHeaders(nonce),
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    },
  });
}

const script = 'src/admin/main.tsx';

const drawShell = (nonce: string, { screen, children }: Shown) =>
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
    script,
    scriptParts: [script, `src/admin/${screen}.tsx`],
    children: <div id="root">{children}</div>,
  }).html;
