import { type Context, Hono } from 'hono';
import { listPublishedNews } from '#/news/store.server.ts';
import { feedPath } from '#/site/frame/feed-path.ts';
import { constantHeaders, holdingConstantHeaders } from '../constant-headers.ts';
import type { Parts } from '../parts.ts';
import { drawAtomFeed } from './atom.ts';
import { drawRobots } from './robots.ts';
import { drawSitemap } from './sitemap.ts';

/** What machines read: the news feed, the sitemap and robots.txt. Each names whole addresses, so it needs the origin. */
export function feeds({ config, database, pageCache }: Pick<Parts, 'config' | 'database' | 'pageCache'>) {
  const { db } = database;
  // never the Host of the request: a visitor may write any, and the answer is kept for everybody
  const origin = config.siteUrl ?? `http://localhost:${config.port}`;

  /** Kept like a page. */
  function respond(c: Context, type: string, draw: (origin: string) => string | Promise<string>) {
    const answer = pageCache.respond(c.req.raw, { key: c.req.path, isFixed: true }, async () => ({
      status: 200,
      headers: { ...constantHeaders(config.siteUrl), 'content-type': `${type}; charset=utf-8` },
      body: await draw(origin),
    }));
    return holdingConstantHeaders(c, answer);
  }

  return new Hono()
    .get('/robots.txt', (c) => respond(c, 'text/plain', drawRobots))
    .get('/sitemap.xml', (c) =>
      respond(c, 'application/xml', async (origin) => drawSitemap(origin, await listPublishedNews(db))),
    )
    .get(feedPath, (c) =>
      respond(c, 'application/atom+xml', async (origin) =>
        drawAtomFeed(origin, await listPublishedNews(db, 30)),
      ),
    );
}
