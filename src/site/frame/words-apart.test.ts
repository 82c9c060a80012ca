import { expect, test } from 'vitest';
import { sitePaths } from '#/http/site-paths.ts';
import { shareTestApp } from '../../../tests/support/shared-app.ts';

const app = shareTestApp();

const paths = [
  ...Object.values(sitePaths).flat(),
  ...['/news/1', '/news?category=Operasyon', '/search', '/search?q=deprem', '/yok', '/admin-login'],
];

const words = String.raw`[\p{L}\d.?!:)’]+`;
const inline = 'a|abbr|b|bdi|button|em|i|img|input|label|q|small|span|strong|time';
/** Words, an inline element that ends or begins, and words at once. */
const touching = new RegExp(`${words}(?:</?(?:${inline})\\b[^>]*>)+${words}`, 'gu');

test.each(paths)('on %s, words side by side are apart without a stylesheet', async (path) => {
  const answer = await app().visitor().get(path);
  const html = (await answer.text()).replace(/<(script|style|svg|title)\b.*?<\/\1>|<!--.*?-->/gs, '');
  expect(html.match(touching) ?? []).toEqual([]);
});

test('who reads without a stylesheet meets the way past the menu first', async () => {
  const html = await (await app().visitor().get('/about')).text();
  const [first] = html.slice(html.indexOf('<body')).match(/<a\b.*?<\/a>/s) ?? [];
  expect(first).toMatch(/^<a href="#content"[^>]*>İçeriğe geç<\/a>$/);
});
