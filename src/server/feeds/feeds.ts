import { type Context, Hono } from 'hono';
import { listPublishedNews } from '#/news/store.server.ts';
import { feedPath } from '#/site/frame/feed-path.ts';
import type { Parts } from '../parts.ts';
import { plainHeaders } from '../security.ts';
import { drawAtomFeed } from './atom.ts';
import { drawRobots } from './robots.ts';
import { drawSitemap } from './sitemap.ts';

/** What machines read: the news feed, the sitemap and robots.txt. Each names whole addresses, so it needs the origin. */
export function feeds({ config, database, pageCache }: Pick<Parts, 'config' | 'database' | 'pageCache'>) {
  const { db } = database;

  /** Kept like a page, but only where the origin is ours to know: a visitor may write any Host. */
  async function respond(
    c: Context,
    type: string,
    draw: (origin: string) => Promise<string>,
  ): Promise<Response> {
    const headers = { ...plainHeaders, 'content-type': `${type}; charset=utf-8` };
    const { siteUrl } = config;
    if (!siteUrl) return c.body(await draw(new URL(c.req.url).origin), 200, headers);
    return pageCache.respond(c.req.raw, { key: c.req.path, isFixed: true }, async () => ({
      status: 200,
      headers,
      body: await draw(siteUrl),
    }));
  }

  return new Hono()
    .get('/robots.txt', (c) => respond(c, 'text/plain', async (origin) => drawRobots(origin)))
    .get('/sitemap.xml', (c) =>
      respond(c, 'application/xml', async (origin) => drawSitemap(origin, await listPublishedNews(db))),
    )
    .get(feedPath, (c) =>
      respond(c, 'application/atom+xml', async (origin) =>
        drawAtomFeed(origin, await listPublishedNews(db, 30)),
      ),
    );
}
