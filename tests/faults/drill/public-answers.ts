import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sitePaths } from '#/http/site-paths.ts';
import type { Site } from '../../support/site.ts';

/**
 * Walks everything public: each page, each article, some lists, the feeds, the calls, and each file in the folder of
 * pictures.
 * @returns status and SHA-256 of each answer, by its address
 */
export async function readPublicAnswers(site: Site): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const path of await listPaths(site)) answers[path] = await digest(site, path);
  return answers;
}

/** @returns such as `200 9f86d081…` */
export async function digest({ url }: Site, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
  return `${answer.status} ${hash.digest('hex')}`;
}

async function listPaths({ url, folder }: Site): Promise<string[]> {
  const news = (await (await fetch(`${url}/api/news`)).json()) as { id: number }[];
  const lists = ['/news?page=2', '/news?category=Duyuru', '/operation-photos?category=training'];
  const feeds = ['/feed.xml', '/sitemap.xml', '/robots.txt'];
  const calls = ['/api/news', '/api/operations', '/api/photos'];
  const files = readdirSync(join(folder, 'data', 'media')).map((name) => `/media/${name}`);
  return [...sitePaths, ...news.map(({ id }) => `/news/${id}`), ...lists, ...feeds, ...calls, ...files];
}
