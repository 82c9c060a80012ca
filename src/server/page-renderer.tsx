import type { Context } from 'hono';
import { association } from '#/content/association.ts';
import { readStylesheet } from '#/render/assets.ts';
import { renderDocument } from '#/render/document.tsx';
import type { Page } from '#/render/page.ts';
import { Frame } from '#/site/frame/frame.tsx';
import { PageHead } from '#/site/frame/page-head.tsx';
import { notFoundPage } from '#/site/not-found-page.tsx';
import { unavailablePage } from '#/site/unavailable-page.tsx';
import type { Rendered } from './page-cache.ts';
import type { Parts } from './parts.ts';
import type { PublicPage } from './public-page.ts';
import { createPageSecurity } from './security.ts';

const stylesheetSource = 'src/site/site.css';
const publicScript = 'src/site/client.ts';

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Turns pages into answers: found in the cache, or drawn inside the frame and kept. */
export function createPageRenderer({ config, database, pageCache, log }: Parts) {
  const { db } = database;
  const inline = readStylesheet(stylesheetSource);
  const security = createPageSecurity({ stylesheet: inline, siteUrl: config.siteUrl });
  const headers = {
    ...security.publicHeaders,
    'content-type': 'text/html; charset=utf-8',
    'speculation-rules': '"/speculation-rules.json"',
  };

  /** @param canonical the page's main path: an alias is drawn at its own, and names the other */
  function render(page: Page, { path, canonical }: { path: string; canonical?: string }): Rendered {
    const { title, body, status = 200 } = page;
    const isFound = canonical !== undefined && status === 200;
    const html = renderDocument({
      lang: 'tr',
      title: path === '/' ? title : `${title} · ${association.name.short}`,
      head: (
        <PageHead page={page} address={isFound ? { origin: config.siteUrl ?? '', canonical } : undefined} />
      ),
      stylesheet: { source: stylesheetSource, inline },
      script: publicScript,
      children: <Frame path={path}>{body}</Frame>,
    });
    return { status, headers, body: html };
  }

  async function ifReachable<Data>(reading: Promise<Data>): Promise<Data | undefined> {
    try {
      return await reading;
    } catch (error) {
      log.error({ error }, 'page drawn without its data');
      return undefined;
    }
  }

  return {
    panelHeaders: security.panelHeaders,

    respond(c: Context, page: PublicPage): Promise<Response> {
      const { path } = c.req;
      const { variant, draw } = page.prepare(new URL(c.req.url).searchParams);
      return pageCache.respond(c.req.raw, `${path} ${variant}`, async () => {
        try {
          const drawn = await draw({ db, params: c.req.param(), ifReachable });
          return render(drawn, { path, canonical: page.canonical ?? path });
        } catch (error) {
          log.error({ path, error }, 'page not drawn');
          return render(unavailablePage(), { path });
        }
      });
    },

    respondNotFound(c: Context): Promise<Response> {
      return pageCache.respond(c.req.raw, '404 page', async () => render(notFoundPage(), { path: '' }));
    },
  };
}
