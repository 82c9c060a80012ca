import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signInSecondAdmin } from '../../tests/support/accounts.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { beginUpload } from '../../tests/support/parts-sender.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const megabyte = 1024 * 1024;
const photo = pictureFile(await photographFromPhone());

test('bytes that come in one piece count with those announced in parts, until they are gone', async () => {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  for (const person of [mert, await app.signedIn('ayse')]) await announce(person, Array(7).fill(25));
  await announce(await signInSecondAdmin(app), [25, 25, 25, 25, 25, 23]);
  const held = hold(mert, 2 * megabyte - 1000);
  await expect.poll(() => storedBytes(app)).toBeGreaterThan(1.9 * megabyte);

  const refused = await mert.upload(photo);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  held.breakOff();
  expect((await held.answer).status).toBe(400);
  expect(storedBytes(app)).toBe(0);
  expect((await mert.upload(photo)).status).toBe(201);
});

test('of the bytes that come in one piece a person has 200 MB, and leaves the rest to others', async () => {
  const { room } = (await openTestApp(await freshDatabase())).parts.media;
  await room.counting(1, async (count) => {
    await count(200 * megabyte);
    await expect(room.counting(1, (more) => more(1))).rejects.toMatchObject({ code: 'too-many-uploads' });
    await room.counting(2, (other) => other(25 * megabyte));
  });
  await room.counting(1, (again) => again(200 * megabyte));
});

async function announce(person: Visitor, megabytes: number[]) {
  for (const size of megabytes) await beginUpload(person, { size: size * megabyte });
}

/** Sends so many bytes of a picture, and never the rest. */
function hold(person: Visitor, bytes: number) {
  const { readable, writable } = new TransformStream();
  const writer = writable.getWriter();
  const field = 'Content-Disposition: form-data; name="images"; filename="a.jpg"';
  const jpegHead = Buffer.from('\xff\xd8\xff\xe0', 'latin1');
  void writer.write(Buffer.concat([Buffer.from(`--x\r\n${field}\r\n\r\n`), jpegHead, Buffer.alloc(bytes)]));
  const answer = person.send('/api/media/upload', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: readable,
    ...{ duplex: 'half' },
  });
  return { answer, breakOff: () => void writer.close() };
}

/** Of uploads in one piece. */
function storedBytes({ parts: { media } }: TestApp): number {
  const folders = readdirSync(media.incoming).filter((name) => name.startsWith('upload-'));
  const files = folders.flatMap((name) =>
    readdirSync(join(media.incoming, name)).map((file) => join(media.incoming, name, file)),
  );
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}
