import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Upload } from '#/media/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { staffCalls } from '../../tests/support/doors.ts';
import { listOpenFiles } from '../../tests/support/open-files.ts';
import { pictureFile } from '../../tests/support/pictures.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

/** What HEAD and GET are answered, without what tells one request from another. */
async function bothAnswers(who: Visitor, path: string) {
  const head = await who.send(path, { method: 'HEAD' });
  const get = await who.get(path);
  await get.arrayBuffer();
  const said = ({ status, headers }: Response) => ({ path, status, type: headers.get('content-type') });
  return { head: said(head), get: said(get), body: await head.text() };
}

describeEachDatabase('asking for the head alone', (fresh) => {
  test('of a public call is answered to everybody as the whole, without its body', async () => {
    const app = await openTestApp(await fresh());
    const draft = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', published: true };
    await (await app.signedIn('ayse')).post('/api/news', draft);
    for (const path of [
      ...['/api/news', '/api/news/1', '/api/operations', '/api/photos', '/api/photos?category=yok'],
      ...['/', '/news', '/news/1', '/feed.xml', '/robots.txt', '/sitemap.xml'],
    ]) {
      const { head, get, body } = await bothAnswers(app.visitor(), path);
      expect([head, body]).toEqual([get, '']);
      expect(head).toMatchObject({ path, status: 200 });
    }
  });

  test('of a staff call is answered to those who may have the whole', async () => {
    const app = await openTestApp(await fresh());
    for (const who of [app.visitor(), await app.signedIn('mert'), await app.signedIn('ayse')]) {
      for (const { path } of staffCalls(app).filter(({ method }) => method === 'GET')) {
        const { head, get, body } = await bothAnswers(who, path.replaceAll(/:\w+/g, '1'));
        expect([head, body]).toEqual([get, '']);
      }
    }
  });
});

test('the head of a picture leaves no file open', async () => {
  const mert = await (await openTestApp(await freshDatabase())).signedIn('mert');
  const { files } = (await (await mert.upload(pictureFile(await largePicture()))).json()) as Upload;
  const [{ id, url } = { id: 0, url: '' }] = files;
  for (let time = 0; time < 5; time += 1)
    expect((await mert.send(`/api/media/${id}/picture`, { method: 'HEAD' })).status).toBe(200);
  await expect.poll(() => listOpenFiles().filter((path) => path.endsWith(url))).toEqual([]);
});

/** Noise does not compress: larger than what a stream reads ahead. */
async function largePicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 600, height: 600, channels: 3, background: '#000', noise } as const;
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 95 }).toBuffer());
}
