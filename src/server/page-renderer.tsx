import type { Context } from 'hono';
import type { ReactNode } from 'react';
import { association } from '#/content/association.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { type FindPicture, isTakenOff } from '#/media/library-picture.ts';
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
import { createPageSecurity, unkeptHeaders } from './security.ts';

const stylesheetSource = 'src/site/site.css';
const publicScript = 'src/site/client.ts';

interface Place {
  path: string;
  /** The page's main path, for search engines: an alias is drawn at its own, and names the other. */
  canonical?: string;
  /** Stands above the frame. */
  above?: ReactNode;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

/** Turns pages into answers: found in the cache, or drawn inside the frame and kept. */
export function createPageRenderer({ config, database, pageCache, log, media }: Parts) {
  const { db } = database;
  const inline = readStylesheet(stylesheetSource);
  const security = createPageSecurity({ stylesheet: inline, siteUrl: config.siteUrl });
  const headers = {
    ...security.publicHeaders,
    'content-type': 'text/html; charset=utf-8',
    'speculation-rules': '"/speculation-rules.json"',
  };

  async function render(page: Page, { path, canonical, above }: Place): Promise<Rendered> {
    const { title, body, status = 200 } = page;
    const { find } = await media.library.read();
    const isFound = canonical !== undefined && status === 200;
    const html = renderDocument({
      lang: 'tr',
      title: path === '/' ? title : `${title} · ${association.name.short}`,
      head: (
        <PageHead
          page={withShownPicture(page, find)}
          address={isFound ? { origin: config.siteUrl ?? '', canonical } : undefined}
        />
      ),
      stylesheet: { source: stylesheetSource, inline },
      script: publicScript,
      children: (
        <LibraryContext value={find}>
          {above}
          <Frame path={path}>{body}</Frame>
        </LibraryContext>
      ),
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
          const { find: findPicture } = await media.library.read();
          const drawn = await draw({ db, params: c.req.param(), ifReachable, findPicture });
          return await render(drawn, { path, canonical: page.canonical ?? path });
        } catch (error) {
          log.error({ path, error }, 'page not drawn');
          return render(unavailablePage(), { path });
        }
      });
    },

    /** A page for one person: drawn anew each time, kept and indexed nowhere. */
    async respondUnkept(page: Page, place: Place): Promise<Response> {
      const { status, headers, body } = await render(page, place);
      return new Response(body, { status, headers: { ...headers, ...unkeptHeaders } });
    },

    respondNotFound(c: Context): Promise<Response> {
      return pageCache.respond(c.req.raw, '404 page', async () => render(notFoundPage(), { path: '' }));
    },
  };
}

/** What is taken off the site stands for no page where that is shared. */
const withShownPicture = (page: Page, find: FindPicture): Page =>
  page.picture && isTakenOff(page.picture, find) ? { ...page, picture: undefined } : page;
