import { expect, test } from 'vitest';
import { shareTestApp } from '../../../tests/support/shared-app.ts';
import { pages } from '../pages.tsx';

const app = shareTestApp();

interface Rule {
  where: { href_matches: string };
}

async function readRules(): Promise<Record<'prerender' | 'prefetch', [Rule]>> {
  const { headers } = await app().visitor().get('/about');
  const answer = await app()
    .visitor()
    .get(JSON.parse(headers.get('speculation-rules') ?? ''));
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  return answer.json();
}

const means = ([{ where }]: [Rule], path: string) => new RegExp(`^${where.href_matches}$`).test(path);

test('pages that are drawn before they are asked for are pages of the site, and few', async () => {
  const { prerender } = await readRules();
  expect(pages.map(({ path }) => path).filter((path) => means(prerender, path))).toHaveLength(3);
});

test('pages are fetched ahead, and nothing else is', async () => {
  const { prefetch } = await readRules();
  const asked = ['/', '/donate', '/news/7-eski', '/operations?type=Sel', '/activities/tae', '/en'];
  const left = [
    '/admin-login',
    '/adminpanel',
    '/api/news',
    '/media/a.jpg',
    '/artwork/a.avif',
    '/calendar/a.ics',
    '/operations.csv?type=Sel',
  ];
  expect([...asked, ...left].filter((path) => means(prefetch, path))).toEqual(asked);
});
