import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { openKeptSite as open } from '../../../tests/support/kept-site.ts';

const article = { title: 'Kar', excerpt: 'Özet.', content: 'Metin.', category: 'Eğitim', published: true };

test('what visitors read is served by a start without a database, under the same headers and with its age', async () => {
  const { app, mert, drawAll, startWithout } = await open();
  await mert.post('/api/news', article);
  await drawAll();
  const paths = ['/', '/news', '/news/1-kar', '/activities', '/api/news', '/feed.xml', '/sitemap.xml'];
  const before = new Map<string, [string, Record<string, string>]>();
  for (const path of paths) {
    const answer = await app.visitor().get(path);
    before.set(path, [await answer.text(), Object.fromEntries(answer.headers)]);
  }
  app.clock.forward({ minutes: 5 });
  const get = await startWithout();
  for (const path of paths) {
    const answer = await get(path);
    const { age, ...headers } = Object.fromEntries(answer.headers);
    expect([path, answer.status, age]).toEqual([path, 200, expect.stringMatching(/^(299|300)$/)]);
    expect([path, [await answer.text(), headers]]).toEqual([path, before.get(path)]);
  }
  const etag = before.get('/')?.[1].etag ?? '';
  expect((await get('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a part of a list is served as it was asked for, and another one is not', async () => {
  const { app, mert, drawAll, startWithout } = await open();
  await mert.post('/api/news', article);
  await app.visitor().get('/news?category=E%C4%9Fitim');
  await drawAll();
  const get = await startWithout();
  expect(await (await get('/news?category=E%C4%9Fitim&utm=x')).text()).toContain('Devamını oku: Kar');
  expect((await get('/news?category=Duyuru')).status).toBe(503);
  expect((await get('/api/photos?category=training')).status).toBe(503);
});

test('what nothing was kept of is answered with 112, and names no association', async () => {
  const { startWithout } = await open();
  const { name, contact } = starterContent.association;
  const get = await startWithout();
  for (const path of ['/', '/donate', '/yok', '/search?q=a', '/news/1']) {
    const answer = await get(path);
    const html = await answer.text();
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
    expect(html).toContain('tel:112');
    for (const words of [name.short, name.tr, contact.phone.shown, 'TR9', 'mailto:'])
      expect(html).not.toContain(words);
  }
  expect((await get('/healthz')).status).toBe(200);
  expect(await (await get('/readyz')).json()).toMatchObject({ reason: 'the database cannot be reached' });
});

test('staff are told what is missing, and calls in the words that the panel understands', async () => {
  const { drawAll, startWithout } = await open();
  await drawAll();
  const get = await startWithout();
  for (const path of [
    '/admin',
    '/adminpanel',
    '/admin-login',
    '/admin-password',
    '/adminpanel/preview/news/1',
  ]) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('refresh')]).toEqual([path, 503, '10']);
    const html = await answer.text();
    for (const words of [
      'Veri tabanına ulaşılamıyor',
      'son hâlini göstermeye',
      'bu cihazda duruyor',
      'href="/donate"',
    ])
      expect(html).toContain(words);
  }
  for (const [path, method] of [
    ['/api/admin/auth', 'GET'],
    ['/api/news', 'POST'],
    ['/api/admin/login', 'POST'],
    ['/media/1.webp', 'GET'],
  ] as const) {
    const answer = await get(path, { method });
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(await answer.json()).toEqual({
      message: expect.stringMatching(/ulaşılamıyor.*Yazdıklarınız duruyor/),
    });
  }
});
