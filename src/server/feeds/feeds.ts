import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { istanbulDay } from '#/format/dates.ts';
import { newsAddress } from '#/news/news-address.ts';
import { listNewsForFeed, listNewsParts, listPartOfNews, newsPerPart } from '#/news/published-news.server.ts';
import type { NewsForFeed } from '#/news/schema.ts';
import { feedPath, manifestPath, themeColour } from '#/site/frame/head-links.ts';
import type { Rendered } from '../cache/cached-answer.ts';
import { noteTables } from '../cache/dependencies.ts';
import { listPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { readContentSoon } from '../public-page.ts';
import { constantHeaders, holdingConstantHeaders, readableByAll } from '../security.ts';
import { writeAtom } from './atom.ts';
import { bankAccountsPath, drawBankAccounts } from './bank-accounts.ts';
import { drawCourseCalendar, openCalendarDates } from './course-calendar.ts';
import { recordFiles } from './record-files.ts';

type Needed = Pick<Parts, 'clock' | 'config' | 'content' | 'database' | 'pageCache'>;

/** What the answer is made of; the snapshot is read once for each. */
interface Made {
  /** Notes what is read: the answer is made again when that was written. */
  db: Kysely<Tables>;
  origin: string;
  content: Content;
}

export function feeds({ clock, config, content, database, pageCache }: Needed) {
  const { db } = database;
  // never the request's Host: a visitor can write anything there, and the answer is cached for everybody
  const origin = config.siteUrl ?? `http://localhost:${config.port}`;

  const readDates = openCalendarDates(db);

  /** One that was called off is told to those who have it until its last day is over. */
  async function findDate(path: string, { coursePages }: Content) {
    const date = (await readDates(coursePages)).get(path);
    return date?.isCancelled && date.course.session.endsOn < istanbulDay(clock()) ? undefined : date;
  }

  function respond(
    c: Context,
    type: string,
    draw: (made: Made) => Drawn | Promise<Drawn>,
    further: Record<string, string> = {},
  ) {
    const answer = pageCache.respond(c.req.raw, { key: c.req.path, isFixed: true }, async () => {
      const noting = noteTables(db);
      const body = await draw({ db: noting.db, origin, content: await content.read() });
      const headers = { ...constantHeaders(config), ...further, 'content-type': `${type}; charset=utf-8` };
      return body === undefined
        ? nothing
        : { status: 200, headers, body, dependencies: noting.dependencies('and documents') };
    });
    return holdingConstantHeaders(c, answer);
  }

  return new Hono()
    .route('/', recordFiles({ config, content, database, pageCache }, { origin }))
    .get('/robots.txt', (c) => respond(c, 'text/plain', drawRobots))
    .get('/sitemap.xml', (c) => respond(c, 'application/xml', drawSitemap))
    .get(sitemapPart.pages, (c) => respond(c, 'application/xml', (made) => drawUrls(pageUrls(made))))
    .get(sitemapPart.news, async (c, next) => {
      const part = Number(/\d+/.exec(c.req.path)?.[0]);
      const answer = await respond(c, 'application/xml', (made) => drawNewsPart(made, part));
      return answer.status === 404 ? next() : answer;
    })
    .get(feedPath, (c) =>
      respond(c, 'application/atom+xml', async (made) =>
        drawNewsFeed(made, await listNewsForFeed(made.db, { limit: 30 })),
      ),
    )
    .get(bankAccountsPath, (c) => respond(c, 'application/json', drawBankAccounts, readableByAll))
    .get(manifestPath, (c) => respond(c, 'application/manifest+json', drawManifest))
    .get('/calendar/:date', async (c, next) => {
      const { path } = c.req;
      // a made-up date takes no turn and is not kept; while the database is away nobody knows what is made up
      const isThere = await findDate(path, await readContentSoon(content)).then(Boolean, () => true);
      if (!isThere) return next();
      const answer = await respond(c, 'text/calendar', async ({ origin, content }) => {
        const date = await findDate(path, content);
        return date && drawCourseCalendar(date, { ...content.association, origin });
      });
      return answer.status === 404 ? next() : answer;
    });
}

/** Undefined when there is nothing at this address. */
type Drawn = string | undefined;

const nothing: Rendered = { status: 404, headers: {}, body: '' };

/** RFC 9309. */
const drawRobots = ({ origin }: Made) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** For who puts the site on the screen of a phone (W3C Web Application Manifest). */
const drawManifest = ({ content: { association } }: Made) =>
  JSON.stringify({
    ...{ name: association.name.tr, short_name: association.name.short, lang: 'tr', start_url: '/' },
    ...{ display: 'minimal-ui', theme_color: themeColour, background_color: '#ffffff' },
    icons: [192, 512].map((size) => ({
      ...{ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    })),
  });

const drawNewsFeed = (
  { origin, content: { association, headings } }: Made,
  news: NewsForFeed[],
): Promise<string> =>
  writeAtom({
    title: `${association.name.tr} · ${headings.news.title}`,
    ...{ author: association.name.tr, foundedYear: association.foundedYear },
    ...{ self: `${origin}${feedPath}`, page: `${origin}/news` },
    entries: news.map(({ id, title, createdAt, updatedAt, category, excerpt }) => ({
      ...{ title, id: `${origin}/news/${id}`, page: `${origin}${newsAddress({ id, title })}` },
      ...{ published: createdAt, updated: updatedAt, category, summary: excerpt },
    })),
  });

/** Sitemaps.org protocol 0.9. A site of few articles has one file; one of many an index, with the articles in parts. */
async function drawSitemap(made: Made): Promise<string> {
  const { db, origin } = made;
  const parts = await listNewsParts(db);
  const articles = parts.reduce((sum, part) => sum + part.articles, 0);
  return articles <= newsPerPart ? drawAll(made, parts) : drawIndex(origin, parts);
}

const sitemapPart = {
  pages: '/sitemap-pages.xml',
  news: '/:file{sitemap-news-[1-9][0-9]{0,5}\\.xml}',
};

/** Undefined without any article in it. */
async function drawNewsPart({ db, origin }: Made, part: number): Promise<string | undefined> {
  const urls = await newsUrls(db, { origin, part });
  return urls.length === 0 ? undefined : drawUrls(urls);
}

type NewsParts = Awaited<ReturnType<typeof listNewsParts>>;

async function drawAll(made: Made, parts: NewsParts) {
  const { db, origin } = made;
  const urls: string[] = [];
  for (const { part } of parts) urls.push(...(await newsUrls(db, { origin, part })));
  return drawUrls([...pageUrls(made), ...urls]);
}

/** Aliases are left out. */
const pageUrls = ({ origin, content }: Made) =>
  listPages(content)
    .filter((page) => !page.canonical)
    .map((page) => `<url><loc>${origin}${page.path}</loc></url>`);

async function newsUrls(db: Kysely<Tables>, { origin, part }: { origin: string; part: number }) {
  const news = await listPartOfNews(db, part);
  return news.map(
    (article) =>
      `<url><loc>${origin}${newsAddress(article)}</loc><lastmod>${article.updatedAt}</lastmod></url>`,
  );
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Nothing is escaped: addresses hold only letters, digits, hyphens and slashes, and the origin was checked. */
const drawUrls = (urls: string[]) => `${head}\n<urlset ${schema}>\n${urls.join('\n')}\n</urlset>\n`;

function drawIndex(origin: string, parts: NewsParts): string {
  const files = parts.map(
    ({ part, changedAt }) =>
      `<sitemap><loc>${origin}/sitemap-news-${part}.xml</loc><lastmod>${changedAt}</lastmod></sitemap>`,
  );
  const all = [`<sitemap><loc>${origin}${sitemapPart.pages}</loc></sitemap>`, ...files];
  return `${head}\n<sitemapindex ${schema}>\n${all.join('\n')}\n</sitemapindex>\n`;
}
