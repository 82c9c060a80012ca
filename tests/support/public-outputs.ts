import { operationTypes } from '#/content/kinds.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { recordAddress, recordFiguresPath, recordFiles } from '#/operations/operation-list-query.ts';
import type { Visitor } from './visitor.ts';

/**
 * Everything that a stranger can ask the site for without knowing a secret.
 * @param searched words that are looked for with the site's own search
 * @returns the answers by their address; their headers stand before their bodies
 */
export async function readPublicOutputs(
  visitor: Visitor,
  { searched }: { searched: readonly string[] },
): Promise<Map<string, string>> {
  const news = (await (await visitor.get('/api/news')).json()) as { id: number }[];
  const operations = (await (await visitor.get('/api/operations')).json()) as { id: number }[];
  const paths = [
    ...sitePaths,
    ...operationTypes.map((type) => `/operations?${new URLSearchParams({ type })}`),
    ...news.flatMap(({ id }) => [`/news/${id}`, `/api/news/${id}`]),
    ...operations.flatMap(({ id }) => [`/operations/${id}`, `/api/photos?operationId=${id}`]),
    ...['/api/news', '/api/operations', '/api/photos', '/api/photos?category=all', '/api/photos/part'],
    ...['/feed.xml', '/sitemap.xml', '/robots.txt', ...Object.values(recordFiles)],
    ...searched.flatMap((words) =>
      [recordFiles.csv, '/operations', recordFiguresPath].map((path) => recordAddress(path, { words })),
    ),
    ...searched.map((words) => `/search?${new URLSearchParams({ q: words })}`),
  ];
  const answers = new Map<string, string>();
  for (const path of paths) {
    const answer = await visitor.get(path);
    answers.set(path, JSON.stringify([...answer.headers]) + (await answer.text()));
  }
  return answers;
}

/** Addresses of the answers that hold these words. */
export const whereFound = (answers: ReadonlyMap<string, string>, words: string): string[] =>
  [...answers].filter(([, answer]) => answer.includes(words)).map(([path]) => path);
