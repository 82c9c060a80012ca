import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { beginUpload, firstOf, goOn, sendInParts } from '../../../tests/support/parts-sender.ts';
import { photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';

const photo = await photographFromPhone();
const open = async () => openTestApp(await freshDatabase());
const incoming = ({ parts }: TestApp) => readdirSync(parts.media.incoming);

describeEachDatabase('a picture that comes in parts', (fresh) => {
  test('is answered and kept as one that comes whole, and looks like any other', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const answer = await sendInParts(mert, photo, 1000);
    expect(answer.status).toBe(201);
    const media = await firstOf(answer);
    expect(media).toMatchObject({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/),
      ...{ originalName: 'arazi.jpg', width: 600, height: 400, locationRemoved: true },
    });
    const row = await app.parts.database.db.selectFrom('media').selectAll().executeTakeFirst();
    expect(row?.contentHash).toBe(createHash('sha256').update(photo).digest('hex'));
    const whole = await firstOf(await mert.upload(pictureFile(photo)));
    expect([whole?.id, whole?.isDuplicate]).toEqual([media?.id, true]);
    const again = await firstOf(await sendInParts(mert, photo, 5000));
    expect([again?.id, again?.isDuplicate]).toEqual([media?.id, true]);
  });
});

test('goes on behind what came before the connection broke', async () => {
  const app = await open();
  const upload = await beginUpload(await app.signedIn('mert'), { size: photo.length });
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(photo.slice(0, 1500));
    },
    pull(controller) {
      controller.error(new Error('broken'));
    },
  });
  await upload.part(0, broken);
  expect(await (await upload.look()).json()).toEqual({ id: upload.id, size: photo.length, received: 1500 });
  expect((await upload.part(1500, photo.slice(1500))).status).toBe(200);
  expect((await upload.finish()).status).toBe(201);
});

test('goes on after the server was started again', async () => {
  const [before, database] = [await open(), await freshDatabase()];
  const upload = await beginUpload(await before.signedIn('mert'), { size: photo.length });
  await upload.part(0, photo.slice(0, 2000));
  const after = await openTestApp(database, { dataDir: before.parts.config.dataDir });
  const again = goOn(await after.signedIn('mert'), upload.id);
  expect(await (await again.look()).json()).toMatchObject({ received: 2000 });
  await again.part(2000, photo.slice(2000));
  expect((await again.finish()).status).toBe(201);
});

test('a second part ends one whose connection died without a word', async () => {
  const app = await open();
  const upload = await beginUpload(await app.signedIn('mert'), { size: photo.length });
  const silent = new ReadableStream({ start: (controller) => controller.enqueue(photo.slice(0, 1500)) });
  const dead = upload.part(0, silent);
  await expect.poll(async () => (await (await upload.look()).json()).received).toBe(1500);
  expect((await upload.part(1500, photo.slice(1500))).status).toBe(200);
  expect((await dead).status).toBe(200);
  expect((await upload.finish()).status).toBe(201);
});

test('a wrong offset is answered with the right one, and changes nothing', async () => {
  const upload = await beginUpload(await (await open()).signedIn('mert'), { size: photo.length });
  await upload.part(0, photo.slice(0, 1000));
  for (const offset of ['0', '999', '1001', '-1', '1e3', '99999999999', '']) {
    const answer = await upload.part(offset, photo.slice(0, 500));
    expect([offset, answer.status, await answer.json()]).toMatchObject([offset, 409, { received: 1000 }]);
  }
  const early = await upload.finish();
  expect([early.status, await early.json()]).toMatchObject([409, { received: 1000 }]);
});

test('more bytes than were announced are refused, and those that came with them go', async () => {
  const upload = await beginUpload(await (await open()).signedIn('mert'), { size: photo.length });
  await upload.part(0, photo.slice(0, 1000));
  const answer = await upload.part(1000, new Uint8Array([...photo, 1]));
  expect(answer.status).toBe(413);
  expect(await (await upload.look()).json()).toMatchObject({ received: 1000 });
});

test('what is larger than a picture may be, empty, or nameless is not begun', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const begin = async (about: object) => (await mert.post('/api/media/uploads', about)).status;
  expect(await begin({ name: 'a.jpg', size: 25 * 1024 * 1024 + 1 })).toBe(413);
  expect(await begin({ name: 'a.jpg', size: 0 })).toBe(415);
  for (const wrong of [{ name: 'a.jpg', size: -1 }, { name: 'a.jpg', size: 1.5 }, { size: 5 }, {}])
    expect(await begin(wrong)).toBe(400);
  expect(incoming(app)).toEqual([]);
});

test('what is no picture is refused with its first part, and leaves nothing', async () => {
  const app = await open();
  const text = new TextEncoder().encode('bu bir görsel değil '.repeat(500));
  const upload = await beginUpload(await app.signedIn('mert'), { name: 'liste.png', size: text.length });
  const answer = await upload.part(0, text.slice(0, 5000));
  expect([answer.status, (await answer.json()).message]).toEqual([
    415,
    expect.stringContaining('“liste.png” desteklenen bir görsel değil'),
  ]);
  expect((await upload.part(5000, text.slice(5000))).status).toBe(404);
  expect(incoming(app)).toEqual([]);
});

test('a damaged picture is refused at its end, and leaves nothing', async () => {
  const app = await open();
  const answer = await sendInParts(await app.signedIn('mert'), photo.slice(0, 900), 500);
  expect(answer.status).toBe(400);
  expect(incoming(app)).toEqual([]);
});

test('belongs to who began it: others, strangers and made-up names find nothing', async () => {
  const app = await open();
  const upload = await beginUpload(await app.signedIn('mert'), { size: photo.length });
  await upload.part(0, photo);
  const madeUp = ['0'.repeat(32), 'x', '..%2f..%2fmedia', `${upload.id}.`, 'begun-1'];
  const tries = [
    { who: await app.signedIn('ayse'), ids: [upload.id, ...madeUp], expected: /404/ },
    { who: await app.signedIn('mert'), ids: madeUp, expected: /404/ },
    { who: app.visitor(), ids: [upload.id, ...madeUp], expected: /401/ },
  ];
  for (const { who, ids, expected } of tries)
    for (const id of ids) {
      const { look, part, finish, stop } = goOn(who, id);
      for (const call of [look, () => part(0, photo), finish, stop])
        expect([id, String((await call()).status)]).toEqual([id, expect.stringMatching(expected)]);
    }
  expect((await app.visitor().post('/api/media/uploads', { name: 'a.jpg', size: 5 })).status).toBe(401);
  expect((await upload.finish()).status).toBe(201);
});

test('an answer that was lost is given again, and a picture asked for twice at once is one', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const upload = await beginUpload(mert, { size: photo.length });
  await upload.part(0, photo);
  const answers = await Promise.all([upload.finish(), upload.finish()]);
  const [first, second] = await Promise.all(answers.map(firstOf));
  const third = await firstOf(await upload.finish());
  expect([second, third]).toEqual([first, first]);
  expect(await (await mert.get('/api/media')).json()).toHaveLength(1);
});

test('can be stopped, and then lies nowhere', async () => {
  const app = await open();
  const upload = await beginUpload(await app.signedIn('mert'), { size: photo.length });
  await upload.part(0, photo.slice(0, 1000));
  expect((await upload.stop()).status).toBe(204);
  expect((await upload.look()).status).toBe(404);
  expect(incoming(app)).toEqual([]);
});
