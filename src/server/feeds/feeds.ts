import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { association } from '#/content/association.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsAddress } from '#/news/news-address.ts';
import type { NewsSummary } from '#/news/schema.ts';
import { listPublishedNews } from '#/news/store.server.ts';
import { allSessions } from '#/site/courses/upcoming-sessions.ts';
import { feedPath } from '#/site/frame/feed-path.ts';
import { constantHeaders, holdingConstantHeaders } from '../constant-headers.ts';
import { pages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { drawCourseCalendar } from './course-calendar.ts';

type Needed = Pick<Parts, 'clock' | 'config' | 'database' | 'pageCache'>;

export function feeds({ clock, config, database, pageCache }: Needed) {
  const { db } = database;
  // never the request's Host: a visitor can write anything there, and the answer is cached for everybody
  const origin = config.siteUrl ?? `http://localhost:${config.port}`;

  function respond(c: Context, type: string, draw: (origin: string) => string | Promise<string>) {
    const answer = pageCache.respond(c.req.raw, { key: c.req.path, isFixed: true }, async () => ({
      status: 200,
      headers: { ...constantHeaders(config.siteUrl), 'content-type': `${type}; charset=utf-8` },
      body: await draw(origin),
    }));
    return holdingConstantHeaders(c, answer);
  }

  const app = new Hono()
    .get('/robots.txt', (c) => respond(c, 'text/plain', drawRobots))
    .get('/sitemap.xml', (c) =>
      respond(c, 'application/xml', async (origin) => drawSitemap(origin, await listPublishedNews(db))),
    )
    .get(feedPath, (c) =>
      respond(c, 'application/atom+xml', async (origin) =>
        drawAtomFeed(origin, await listPublishedNews(db, 30)),
      ),
    );
  // one address for each date, so that made-up ones are not there
  for (const course of allSessions)
    app.get(course.calendarPath, (c) =>
      respond(c, 'text/calendar', (origin) => drawCourseCalendar(course, { origin, now: clock() })),
    );
  return app;
}

/** RFC 9309. */
const drawRobots = (origin: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Sitemaps.org protocol 0.9; aliases are left out. */
async function drawSitemap(origin: string, news: NewsSummary[]): Promise<string> {
  const main = pages.filter((page) => !page.canonical && !page.path.includes(':'));
  const body = await html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${main.map((page) => html`<url><loc>${origin}${page.path}</loc></url>\n`)}${news.map(
  (article) =>
    html`<url><loc>${origin}${newsAddress(article)}</loc><lastmod>${article.updatedAt}</lastmod></url>\n`,
)}</urlset>
`;
  return String(body);
}

/** Atom, RFC 4287. */
async function drawAtomFeed(origin: string, news: NewsSummary[]): Promise<string> {
  const updated =
    news
      .map((article) => article.updatedAt)
      .toSorted()
      .at(-1) ?? `${association.foundedYear}-01-01T00:00:00Z`;
  const body = await html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">
<title>${association.name.tr} · ${newsText.title}</title>
<id>${origin}/news</id>
<link rel="self" href="${origin}${feedPath}"/>
<link rel="alternate" type="text/html" href="${origin}/news"/>
<updated>${updated}</updated>
<author><name>${association.name.tr}</name></author>
${news.map((article) => entry(origin, article))}</feed>
`;
  return String(body);
}

/** The id has no words: it must stay the same when the title changes (RFC 4287 4.2.6). */
const entry = (origin: string, article: NewsSummary) => html`<entry>
<title>${article.title}</title>
<id>${origin}/news/${article.id}</id>
<link rel="alternate" type="text/html" href="${origin}${newsAddress(article)}"/>
<published>${article.createdAt}</published>
<updated>${article.updatedAt}</updated>
<category term="${article.category}"/>
<summary>${article.excerpt}</summary>
</entry>
`;
