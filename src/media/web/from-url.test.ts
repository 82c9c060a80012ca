import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { startPictureServer } from '../../../tests/support/picture-server.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';
import type { Media, Upload } from '../answers.server.ts';

const photo = await photographFromPhone();
const call = '/api/media/from-url';
const filesOf = ({ parts }: TestApp, folder: 'media' | 'incoming') =>
  readdirSync(join(parts.config.dataDir, folder), { recursive: true });

describeEachDatabase('a picture that is somewhere else', (fresh) => {
  test('comes into the library as an upload does, cleaned and with its name', async () => {
    const elsewhere = await startPictureServer((_path, response) => {
      // whatever it says it is
      response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': 'iz=1' }).end(photo);
    });
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    const mert = await app.signedIn('mert');
    const address = `${elsewhere.url}/dağ%20yolu/Şırnak%20çığ.jpg?en=1200`;
    const answer = await mert.post(call, { url: `  ${address} ` });
    const { files } = (await answer.json()) as Upload;
    expect([answer.status, files]).toEqual([
      201,
      [
        expect.objectContaining({
          url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/),
          originalName: 'Şırnak çığ.jpg',
          mimetype: 'image/jpeg',
          width: 600,
          height: 400,
          locationRemoved: true,
        }),
      ],
    ]);
    const [media] = files;
    const served = await app.visitor().get(media?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).includes('gizli')).toBe(false);

    const { db } = app.parts.database;
    const hash = createHash('sha256').update(photo).digest('hex');
    expect(await db.selectFrom('media').select(['id', 'contentHash']).execute()).toEqual([
      { id: media?.id, contentHash: hash },
    ]);
    const log = await db.selectFrom('auditLog').select(['action', 'username']).orderBy('id').execute();
    expect(log.at(-1)).toEqual({ action: 'media.create', username: 'mert' });
    expect([filesOf(app, 'media').length, filesOf(app, 'incoming')]).toEqual([1, []]);

    const again = (await (await mert.post(call, { url: address })).json()) as Upload;
    expect(again.files).toEqual([expect.objectContaining({ id: media?.id, isDuplicate: true })]);
    expect([filesOf(app, 'media').length, filesOf(app, 'incoming')]).toEqual([1, []]);
  });

  test('stays there when nobody who is signed in asks for it, or not properly', async () => {
    const elsewhere = await startPictureServer((_path, response) => response.end(photo));
    const app = await openTestApp(await fresh(), { fetchPolicy: elsewhere.fetchPolicy });
    expect((await app.visitor().post(call, { url: `${elsewhere.url}/a.jpg` })).status).toBe(401);
    const mert = await app.signedIn('mert');
    for (const body of [
      {},
      { url: '' },
      { url: ' \n ' },
      { url: 7 },
      { url: `http://a/${'a'.repeat(2000)}` },
    ]) {
      const answer = await mert.post(call, body);
      const { message, fields } = (await answer.json()) as { message: string; fields: object };
      expect([body, answer.status, fields]).toEqual([body, 400, { url: message }]);
    }
    expect((await mert.send(call, { method: 'POST', body: `url=${elsewhere.url}` })).status).toBe(415);
    expect(elsewhere.asked).toEqual([]);
    expect((await (await mert.get('/api/media')).json()) as Media[]).toEqual([]);
  });
});

test('the server says who it is and nothing of who sent it', async () => {
  const elsewhere = await startPictureServer((_path, response) => response.end(photo));
  const siteUrl = 'https://kurtarma.example';
  const app = await openTestApp(await freshDatabase(), { fetchPolicy: elsewhere.fetchPolicy, siteUrl });
  const ayse = await app.signedIn('ayse');
  await ayse.post(call, { url: `${elsewhere.url}/a.jpg#parça` });
  expect(elsewhere.asked).toEqual([
    {
      host: `127.0.0.1:${elsewhere.port}`,
      connection: 'close',
      'user-agent': 'picture-fetcher/1.0 (+https://kurtarma.example)',
      accept: expect.stringMatching(/^image\/webp/),
      'accept-encoding': 'identity',
    },
  ]);
});
