import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { expectNothingStored } from '../../../tests/support/fetching.ts';
import { fetchCopies, listWaitingPictures, writeNews } from '../../../tests/support/outside.ts';
import { startPictureServer } from '../../../tests/support/picture-server.ts';
import { mostMegabytes } from '../schema.ts';

const megabyte = Buffer.alloc(1024 * 1024);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('what an article names is fetched with the same care: the reason stands in the library, and no file is left', {
  timeout: 60_000,
}, async () => {
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/icerisi.jpg': (response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    '/dosya.jpg': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/buyuk.jpg': (response) => {
      response.writeHead(200, { 'content-length': mostMegabytes * megabyte.length + 1 });
      response.write(megabyte);
    },
    '/sonsuz.jpg': (response) => {
      const pour = () => response.destroyed || response.write(megabyte, pour);
      pour();
    },
    '/sayfa.jpg': (response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><p>'),
    '/cizim.svg': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg),
    '/sessiz.jpg': () => {},
  };
  const elsewhere = await startPictureServer((path, response) => answers[path]?.(response));
  const app = await openTestApp(await freshDatabase(), {
    fetchPolicy: { ...elsewhere.fetchPolicy, seconds: 3 },
  });
  const mert = await app.signedIn('mert');
  const images = [
    ...Object.keys(answers).map((path) => elsewhere.url + path),
    'http://10.0.0.1/a.jpg',
    'http://localhost/b.jpg',
    'http://mert:gizli@ornek.org/c.jpg',
  ];
  await writeNews(mert, { images });
  await fetchCopies(app);
  const states = (await listWaitingPictures(mert)).map(({ originalName, copyState, copyFailure }) => [
    originalName,
    copyState,
    copyFailure,
  ]);
  const failed = (name: string, words: string) => [name, 'failed', expect.stringContaining(words)];
  expect(states.toSorted()).toEqual(
    [
      failed('icerisi.jpg', 'herkese açık internette değil'),
      failed('dosya.jpg', 'Bu bir web adresi değil'),
      failed('buyuk.jpg', '25 MB sınırını aşıyor'),
      failed('sonsuz.jpg', '25 MB sınırını aşıyor'),
      failed('sayfa.jpg', 'bir web sayfası'),
      failed('cizim.svg', 'bir SVG çizimi'),
      ['sessiz.jpg', 'waiting', expect.stringContaining('saniyede gelmedi')],
      failed('a.jpg', 'herkese açık internette değil'),
      failed('b.jpg', 'herkese açık internette değil'),
      failed('c.jpg', 'kullanıcı adı ya da parola var'),
    ].toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1)),
  );
  expectNothingStored(app);
});

test('an article with five hundred of them is fetched two at a time', { timeout: 60_000 }, async () => {
  let underWay = 0;
  let most = 0;
  const elsewhere = await startPictureServer((_path, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setTimeout(() => {
      underWay -= 1;
      response.writeHead(404).end();
    }, 5);
  });
  const app = await openTestApp(await freshDatabase(), { fetchPolicy: elsewhere.fetchPolicy });
  const mert = await app.signedIn('mert');
  const addresses = Array.from({ length: 500 }, (_, place) => `${elsewhere.url}/${place}.jpg`);
  await writeNews(mert, { content: addresses.map((address) => `![](${address})`).join(' ') });
  await fetchCopies(app);
  expect([elsewhere.asked.length, most]).toEqual([500, 2]);
});
