import { expect, test } from 'vitest';
import { shareTestApp } from '../../../tests/support/shared-app.ts';
import { pages } from '../pages.tsx';

const app = shareTestApp();

interface Rule {
  where: { href_matches: string };
}

async function readRules(): Promise<Record<'prerender' | 'prefetch', [Rule]>> {
  const { headers } = await app().visitor().get('/about');
  const address = JSON.parse(headers.get('speculation-rules') ?? '');
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('application/speculationrules+json');
  return JSON.parse(await answer.text());
}

const means = ([{ where }]: [Rule], path: string) => new RegExp(`^${where.href_matches}$`).test(path);

test('pages that are drawn before they are asked for are pages of the site, and few', async () => {
  const { prerender } = await readRules();
  expect(pages.map(({ path }) => path).filter((path) => means(prerender, path))).toHaveLength(3);
});

test('pages are fetched ahead, and nothing else is', async () => {
  const { prefetch } = await readRules();
  const asked = ['/', '/donate', '/news/7-eski', '/activities/tae', '/en'];
  const left = [
    '/admin-login',
    '/adminpanel',
    '/api/news',
    '/media/a.jpg',
    '/artwork/a.avif',
    '/calendar/a.ics',
  ];
  expect([...asked, ...left].filter((path) => means(prefetch, path))).toEqual(asked);
});

test('a browser that saves data fetches nothing ahead, and no cache between mixes the two up', async () => {
  for (const path of ['/about', '/about', '/operation-photos']) {
    const saving = await app().visitor().get(path, { 'save-data': 'on', 'accept-encoding': 'br' });
    expect([path, saving.headers.get('speculation-rules')]).toEqual([path, null]);
    expect(saving.headers.get('vary')).toContain('save-data');
    const other = await app().visitor().get(path, { 'accept-encoding': 'br' });
    expect(other.headers.get('speculation-rules')).toContain('prefetch');
    expect(await other.arrayBuffer()).toEqual(await saving.arrayBuffer());
  }
});
