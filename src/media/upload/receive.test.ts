import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import { copiesOf, makeCopies } from '../../../tests/support/uploads.ts';

const megabyte = 1024 * 1024;
const jpegHead = Buffer.from('\xff\xd8\xff\xe0', 'latin1');

/** Looks like a picture by its first bytes. */
const largeFile = (megabytes: number) =>
  pictureFile(new Uint8Array(Buffer.concat([jpegHead, Buffer.alloc(megabytes * megabyte)])), 'büyük.jpg');

const incoming = ({ parts }: TestApp) => parts.media.incoming;

test('two files of which the first is too large are refused, and the next upload is taken', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const photo = pictureFile(await photographFromPhone());
  const refused = await mert.upload(largeFile(26), largeFile(20));
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { message: '“büyük.jpg” 25 MB sınırını aşıyor. Daha küçük bir görsel seçin.' },
  ]);
  expect(readdirSync(incoming(app))).toEqual([]);
  expect((await mert.upload(photo)).status).toBe(201);
});

test('after a file that is too large hundreds of megabytes more are not read', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const { body, read } = endlessForm(400);
  const refused = await mert.send('/api/media/upload', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    ...{ duplex: 'half' },
  });
  expect(refused.status).toBe(413);
  expect(read()).toBeLessThan(100);
});

test('the folder for unfinished work is made again when it is gone, for uploads and for smaller copies', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  rmSync(incoming(app), { recursive: true });
  expect((await mert.upload(pictureFile(await photographFromPhone()))).status).toBe(201);
  rmSync(incoming(app), { recursive: true });
  await makeCopies(app);
  expect((await copiesOf(app)).length).toBeGreaterThan(0);
  expect(readdirSync(incoming(app))).toEqual([]);
});

test('a form that breaks off in the middle of a file leaves nothing behind, whichever field it was', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  for (const field of ['images', 'other']) {
    const answer = await mert.send('/api/media/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.concat([partHead(field), jpegHead, Buffer.alloc(megabyte)]),
    });
    expect([field, answer.status]).toEqual([field, 400]);
    expect(readdirSync(incoming(app))).toEqual([]);
  }
  // whatever nobody listens to is thrown within a turn
  await sleep(10);
});

const partHead = (field: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`);

/** Files of 26 MB, one after the other. @returns how many megabytes have been asked for, too */
function endlessForm(megabytes: number) {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (read >= megabytes) return controller.close();
      if (read % 26 === 0)
        controller.enqueue(Buffer.concat([Buffer.from('\r\n'), partHead('images'), jpegHead]));
      controller.enqueue(Buffer.alloc(megabyte));
      read += 1;
    },
  });
  return { body, read: () => read };
}
