import { expect, test } from 'vitest';
import { shareTestApp } from '../../tests/support/shared-app.ts';
import { pages } from './pages.tsx';

const app = shareTestApp();
const ask = async (headers = {}) => app().visitor().get('/speculation-rules.json', headers);

interface Rules {
  prerender: { where: { href_matches: string[] } }[];
}

test('pages that are drawn before they are asked for are pages of the site, and few', async () => {
  const { prerender }: Rules = JSON.parse(await (await ask()).text());
  const drawn = prerender.flatMap(({ where }) => where.href_matches);
  expect(drawn).toHaveLength(3);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(drawn));
});

test('who saves data is told to fetch nothing ahead, and no cache between mixes the two up', async () => {
  const answer = await ask({ 'save-data': 'on' });
  expect([await answer.text(), answer.headers.get('vary')]).toEqual(['{}', 'save-data']);
  expect(await (await ask()).text()).toContain('prefetch');
});
