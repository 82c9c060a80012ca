import { expect, test } from 'vitest';
import { shareTestApp } from '../../tests/support/shared-app.ts';

const app = shareTestApp({
  async prepare(opened) {
    const ayse = await opened.signedIn('ayse');
    const draft = { title: 'Arama', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };
    await ayse.post('/api/news', { ...draft, published: true });
  },
});

test.each([
  ['/donate.', '/donate'],
  ['/donate,', '/donate'],
  ['/donate)', '/donate'],
  ['/donate%22', '/donate'],
  ['/donate%20', '/donate'],
  ['/donate%E2%80%A6', '/donate'],
  ['/donate%E2%80%99ye', '/donate'],
  ["/donate'ye.", '/donate'],
  ['/donate%E2%80%99nin%E2%80%9D', '/donate'],
  ['/DONATE', '/donate'],
  ['/Donate/', '/donate'],
  ['/donate./', '/donate'],
  ['/donate.?from=mail&x=%2F', '/donate?from=mail&x=%2F'],
  ['/Activities/TAE', '/activities/tae'],
  ['/news/1.', '/news/1'],
  ['/news/1-ARAMA', '/news/1-arama'],
  ['/news/1-eski-baslik.', '/news/1-arama'],
  ['/FEED.xml', '/feed.xml'],
])('%s leads to %s in one step', async (typed, meant) => {
  const answer = await app().visitor().get(typed);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, meant]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'x-content-type-options': 'nosniff' });
  expect(answer.headers.has('etag')).toBe(false);
  expect((await app().visitor().get(meant)).status).toBe(200);
});

test('what is nowhere stays the one page that says so, and no other site is led to', async () => {
  const visitor = app().visitor();
  const ask = async (path: string) => {
    const { status, headers } = await visitor.get(path);
    return [status, headers.get('location'), headers.get('etag')];
  };
  const nowhere = await ask('/yok');
  for (const path of [
    ...['/yok.', '/YOK', '/yok%E2%80%99a', '//example.org.', '//example.org/DONATE', '/%2F%2Fexample.org.'],
    ...['/%5Cexample.org.', '/donate%3Fa.', '/donate%0d%0a.', `/donate${'.'.repeat(300)}`],
  ])
    expect([path, ...(await ask(path))]).toEqual([path, ...nowhere]);
  const missing = await ask('/news/999999');
  expect(await ask('/news/999999.')).toEqual(missing);
});

test('who sends something is not led on', async () => {
  expect((await app().visitor().send('/donate.', { method: 'POST' })).status).toBe(404);
});
