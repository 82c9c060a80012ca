import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { expectNothingStored, fetchPicture, openWithPolicy, says } from '../../../tests/support/fetching.ts';
import { startPictureServer } from '../../../tests/support/picture-server.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';
import { mostMegabytes } from '../schema.ts';

const photo = await photographFromPhone();
const megabyte = Buffer.alloc(1024 * 1024);

test('what does not arrive whole waits for another try, what is no picture is refused, and no file is left behind', {
  timeout: 30_000,
}, async () => {
  const answers: Record<string, (response: ServerResponse) => void> = {
    '/yok': (response) => response.writeHead(404).end(),
    '/bos': (response) => response.writeHead(204).end(),
    '/yonsuz': (response) => response.writeHead(302).end(),
    '/kopuk': (response) => {
      response.writeHead(200, { 'content-length': photo.length });
      response.write(photo.subarray(0, 500), () => response.destroy());
    },
    '/kapi': (response) => response.destroy(),
    // not the HTTP that was asked for
    '/baska-dil': (response) =>
      response.socket?.end('HTTP/1.1 101 X\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    '/cop': (response) => response.socket?.end('SSH-2.0-OpenSSH_9.2\r\n'),
    '/uzun-baslik': (response) => response.writeHead(200, { x: 'a'.repeat(100_000) }).end(photo),
    '/buyuk': (response) => {
      response.writeHead(200, { 'content-length': mostMegabytes * megabyte.length + 1 });
      response.write(photo);
    },
    // it does not say how much is coming, and would never end
    '/sonsuz': (response) => {
      const pour = () => response.destroyed || response.write(megabyte, pour);
      pour();
    },
    '/sayfa': (response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><p>'),
    '/sikistirilmis.jpg': (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from('1f8b0800', 'hex')),
    '/hicbir-sey': (response) => response.end(),
  };
  const elsewhere = await startPictureServer((path, response) => answers[path]?.(response));
  const { app, mert } = await openWithPolicy(elsewhere.fetchPolicy);
  for (const [path, status, words] of [
    ['/yok', 201, 'Karşı site bu adresteki görseli vermedi (yanıtı: 404)'],
    ['/bos', 201, '(yanıtı: 204)'],
    ['/yonsuz', 201, '(yanıtı: 302)'],
    ['/kopuk', 201, 'Bu adrese ulaşılamadı'],
    ['/kapi', 201, 'Bu adrese ulaşılamadı'],
    ['/baska-dil', 201, 'Bu adrese ulaşılamadı'],
    ['/cop', 201, 'Bu adrese ulaşılamadı'],
    ['/uzun-baslik', 201, 'Bu adrese ulaşılamadı'],
    ['/buyuk', 413, 'Bu adresteki dosya 25 MB sınırını aşıyor'],
    ['/sonsuz', 413, 'Bu adresteki dosya 25 MB sınırını aşıyor'],
    ['/sayfa', 415, '“sayfa” görsel değil, bir web sayfası'],
    ['/sikistirilmis.jpg', 415, '“sikistirilmis.jpg” sıkıştırılmış bir arşiv'],
    ['/hicbir-sey', 415, '“hicbir-sey” boş bir dosya'],
  ] as const) {
    expect
      .soft([path, ...(await fetchPicture(mert, elsewhere.url + path))])
      .toEqual([path, status, says(words)]);
    expectNothingStored(app);
  }
  // what answers there speaks no TLS, and is not asked without it
  const secure = elsewhere.url.replace('http:', 'https:');
  expect(await fetchPicture(mert, `${secure}/sayfa`)).toEqual([201, says('Bu adrese ulaşılamadı')]);
  const { mert: other } = await openWithPolicy({ ...elsewhere.fetchPolicy, mayUsePort: () => true });
  expect(await fetchPicture(other, 'http://127.0.0.1:1/a.jpg')).toEqual([201, says('Bu adrese ulaşılamadı')]);
});

test('a server that keeps one waiting is left for now, before its answer and in the middle of it', async () => {
  const elsewhere = await startPictureServer((path, response) => {
    if (path === '/yarim') response.write(photo.subarray(0, 500));
  });
  const { app, mert } = await openWithPolicy({ ...elsewhere.fetchPolicy, seconds: 0.3 });
  for (const path of ['/suskun', '/yarim'])
    expect(await fetchPicture(mert, elsewhere.url + path)).toEqual([201, says('0.3 saniyede gelmedi')]);
  expectNothingStored(app);
  const never = new Promise<never>(() => {});
  const { mert: other } = await openWithPolicy({
    ...elsewhere.fetchPolicy,
    seconds: 0.3,
    resolve: () => never,
  });
  expect(await fetchPicture(other, 'http://yavas.example/')).toEqual([201, says('saniyede gelmedi')]);
});

test('only four are on their way at once; the next one waits for its copy', async () => {
  const held: ServerResponse[] = [];
  const four = Promise.withResolvers<void>();
  const elsewhere = await startPictureServer((_path, response) => {
    if (held.push(response) === 4) four.resolve();
  });
  const { mert } = await openWithPolicy(elsewhere.fetchPolicy);
  const under = Array.from({ length: 4 }, () => fetchPicture(mert, `${elsewhere.url}/a.jpg`));
  await four.promise;
  expect(await fetchPicture(mert, `${elsewhere.url}/a.jpg`)).toEqual([201, says('Birkaç saniye sonra')]);
  for (const response of held) response.end(photo);
  expect((await Promise.all(under)).map(([status]) => status)).toEqual([201, 201, 201, 201]);
  const last = fetchPicture(mert, `${elsewhere.url}/a.jpg`);
  await expect.poll(() => held.length).toBe(5);
  held[4]?.end(photo);
  expect(await last).toEqual([201, '']);
});
