import { html } from 'hono/html';
import type { NewsSummary } from '#/news/schema.ts';
import { pages } from '../pages.tsx';

/** Every public page at its main address, and every published article (sitemaps.org protocol 0.9). */
export async function drawSitemap(origin: string, news: NewsSummary[]): Promise<string> {
  const main = pages.filter((page) => !page.canonical && !page.path.includes(':'));
  const body = await html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${main.map((page) => html`<url><loc>${origin}${page.path}</loc></url>\n`)}${news.map(
  (article) =>
    html`<url><loc>${origin}/news/${article.id}</loc><lastmod>${article.updatedAt}</lastmod></url>\n`,
)}</urlset>
`;
  return String(body);
}
