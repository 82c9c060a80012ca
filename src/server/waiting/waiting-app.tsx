import { type Context, Hono } from 'hono';
import type { ComponentProps } from 'react';
import { panelPaths } from '#/http/panel-paths.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { frameText } from '#/i18n/tr/frame.ts';
import { waitingText as text } from '#/i18n/tr/waiting.ts';
import { renderDocument } from '#/render/document.tsx';
import { createMarkupStyles, openStylesheet } from '#/render/page-styles.server.ts';
import { errands, LightHead } from '#/site/light/light-frame.tsx';
import { WaitingFrame } from '#/site/light/waiting-frame.tsx';
import type { Log } from '../log.ts';
import { pages } from '../pages.tsx';
import type { OpenPages } from '../parts.ts';
import { keyOfPage } from '../public-page.ts';
import { nameRequest } from '../requests.ts';
import {
  addConstantHeaders,
  createPageSecurity,
  holdingConstantHeaders,
  type Reached,
  uncachedHeaders,
} from '../security.ts';
import { openSiteFiles, staticFiles } from '../site-files.ts';

interface Given {
  config: Reached;
  log: Log;
  pages: OpenPages;
}

const notStored = { 'cache-control': 'no-store' };

/**
 * Answers in the place of the app while there has been no database since the start: with the pages that were kept, and with
 * 503 what needs it. The order of the lines is the order a request goes through.
 */
export function createWaitingApp({ config, log, pages: { pageCache, keptPages } }: Given) {
  const { forStaff, forVisitors } = createWaitingPages(
    config,
    (path) => pageCache.holds(path) || keptPages.has(path),
  );
  async function respondKept(c: Context, key: string): Promise<Response | undefined> {
    if (!['GET', 'HEAD'].includes(c.req.method)) return undefined;
    const kept = await pageCache.respondWithLastGood(c.req.raw, key);
    return kept && holdingConstantHeaders(c, kept);
  }

  const app = new Hono();
  app.use(nameRequest(log));
  app.use(addConstantHeaders(config));
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, notStored));
  app.get('/readyz', (c) =>
    c.json({ status: 'not ready', reason: 'the database cannot be reached' }, 503, notStored),
  );
  app.route('/', staticFiles(openSiteFiles(config)));
  app.all('/api/*', async (c) => {
    // a query string may ask for another answer than the one that is kept
    const kept = new URL(c.req.url).search ? undefined : await respondKept(c, c.req.path);
    return kept ?? databaseAway(c);
  });
  app.all('/media/*', databaseAway);
  const ofPanel = ['/admin', ...Object.values(panelPaths), `${panelPaths.panel}/*`];
  for (const path of ofPanel) app.all(path, forStaff);
  for (const { path, prepare } of pages)
    app.get(path, async (c) => {
      const { variant } = prepare(new URL(c.req.url).searchParams);
      return (await respondKept(c, keyOfPage(c.req.path, variant))) ?? forVisitors();
    });
  app.all('*', async (c) => (await respondKept(c, c.req.path)) ?? forVisitors());
  return app;
}

/** As a call answers that has lost the database, which the panel understands. */
const databaseAway = (c: Context) =>
  c.json({ message: errorText.databaseAway }, 503, { ...notStored, 'retry-after': '5' });

/** In s. */
const retry = { visitors: 30, staff: 10 };

const shownFirst = [{ href: '/', label: frameText.home }, ...errands];

/** Pages of a server that has met no database yet. @param isKept whether a page can be shown all the same */
function createWaitingPages(reached: Reached, isKept: (path: string) => boolean) {
  const stylesheet = openStylesheet('src/site/light/light.css', createMarkupStyles);
  const { publicHeaders } = createPageSecurity(reached);
  const listLinks = () => shownFirst.filter(({ href }) => isKept(href));

  function answer(props: ComponentProps<typeof WaitingFrame>, headers: Record<string, string>): Response {
    const { html, styles } = renderDocument({
      lang: 'tr',
      title: props.title,
      head: <LightHead />,
      stylesheet,
      children: <WaitingFrame {...props} />,
    });
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(html, {
      status: 503,
      headers: { ...publicHeaders(styles), ...uncachedHeaders, ...type, ...headers },
    });
  }

  return {
    forVisitors: () =>
      answer(
        {
          title: frameText.unavailable,
          sentences: [frameText.unavailableHint],
          english: text.english,
          links: listLinks(),
        },
        { 'retry-after': String(retry.visitors) },
      ),
    /** Asks again by itself, without a script. */
    forStaff() {
      const links = listLinks();
      const ofSite = links.length > 0 ? text.siteGoesOn : text.siteIsAway;
      const sentences = [text.databaseAway, ofSite, text.typedStays, text.comesBack];
      const seconds = String(retry.staff);
      return answer({ title: text.panel, sentences, links }, { refresh: seconds, 'retry-after': seconds });
    },
  };
}
