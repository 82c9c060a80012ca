import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { newsAddress } from '#/news/news-address.ts';
import { listNewsParts, listPartOfNews, newsPerPart } from '#/news/parts.server.ts';
import { fixedPages } from '../pages.tsx';

/** Sitemaps.org protocol 0.9. A site of few articles has one file; one of many an index, with the articles in parts. */
export async function drawSitemap(db: Kysely<Tables>, origin: string): Promise<string> {
  const parts = await listNewsParts(db);
  const articles = parts.reduce((sum, part) => sum + part.articles, 0);
  return articles <= newsPerPart ? drawAll(db, { origin, parts }) : drawIndex(origin, parts);
}

export const sitemapPart = {
  pages: '/sitemap-pages.xml',
  news: '/:file{sitemap-news-[1-9][0-9]{0,5}\\.xml}',
};

export const drawPagesPart = (origin: string) => drawUrls(pageUrls(origin));

/** Undefined without any article in it. */
export async function drawNewsPart(
  db: Kysely<Tables>,
  { origin, part }: { origin: string; part: number },
): Promise<string | undefined> {
  const urls = await newsUrls(db, { origin, part });
  return urls.length === 0 ? undefined : drawUrls(urls);
}

type Parts = Awaited<ReturnType<typeof listNewsParts>>;

async function drawAll(db: Kysely<Tables>, { origin, parts }: { origin: string; parts: Parts }) {
  const urls: string[] = [];
  for (const { part } of parts) urls.push(...(await newsUrls(db, { origin, part })));
  return drawUrls([...pageUrls(origin), ...urls]);
}

/** Aliases are left out. */
const pageUrls = (origin: string) =>
  fixedPages.filter((page) => !page.canonical).map((page) => `<url><loc>${origin}${page.path}</loc></url>`);

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

function drawIndex(origin: string, parts: Parts): string {
  const files = parts.map(
    ({ part, changedAt }) =>
      `<sitemap><loc>${origin}/sitemap-news-${part}.xml</loc><lastmod>${changedAt}</lastmod></sitemap>`,
  );
  const all = [`<sitemap><loc>${origin}${sitemapPart.pages}</loc></sitemap>`, ...files];
  return `${head}\n<sitemapindex ${schema}>\n${all.join('\n')}\n</sitemapindex>\n`;
}
