import { readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import { signInSecondAdmin } from '../../../tests/support/accounts.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { beginUpload, sendInParts } from '../../../tests/support/parts-sender.ts';
import { photographFromPhone } from '../../../tests/support/pictures.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const photo = await photographFromPhone();
const open = async () => openTestApp(await freshDatabase());
const incoming = ({ parts }: TestApp) => readdirSync(parts.media.incoming);

test('a thousand begun by one person leave twenty, and the newest is one of them', async () => {
  const app = await open();
  const [mert, ayse] = [await app.signedIn('mert'), await app.signedIn('ayse')];
  const other = await beginUpload(ayse, { size: photo.length });
  await Promise.all(Array.from({ length: 1000 }, () => beginUpload(mert, { size: 1000 })));
  expect(incoming(app)).toHaveLength(21);
  app.clock.forward({ minutes: 1 });
  const newest = await beginUpload(mert, { size: 1000 });
  expect((await newest.look()).status).toBe(200);
  expect((await other.look()).status).toBe(200);
});

test('the bytes that everybody has announced are bounded together', async () => {
  const app = await open();
  const ayse = await app.signedIn('ayse');
  for (const person of [await app.signedIn('mert'), ayse]) await beginMany(person, 8);
  await beginMany(await signInSecondAdmin(app), 4);
  const answer = await (await signInSecondAdmin(app, 'deniz')).post('/api/media/uploads', {
    name: 'a.jpg',
    size: largest,
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
});

test('a person who has announced 200 MB keeps nobody else from uploading: the oldest give way', async () => {
  const app = await open();
  const [mert, ayse] = [await app.signedIn('mert'), await app.signedIn('ayse')];
  await beginMany(mert, 20);
  expect(incoming(app)).toHaveLength(8);
  expect((await sendInParts(ayse, photo, 10_000)).status).toBe(201);
  expect(incoming(app)).toHaveLength(9);
});

const largest = 25 * 1024 * 1024;

async function beginMany(person: Visitor, number: number) {
  for (let begun = 0; begun < number; begun++) await beginUpload(person, { size: largest });
}

test('one that gives way takes no more bytes, though parts of it are still coming', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const upload = await beginUpload(mert, { size: largest });
  const endless = () =>
    new ReadableStream({ start: (controller) => controller.enqueue(photo.slice(0, 1500)) });
  // two at once, because the first may be answered as soon as the second comes
  const parts = [upload.part(0, endless()), upload.part(0, endless())];
  await expect.poll(async () => (await (await upload.look()).json()).received).toBe(1500);
  app.clock.forward({ minutes: 1 });
  await beginMany(mert, 8);
  for (const { status } of await Promise.all(parts)) expect([200, 404, 409]).toContain(status);
  expect((await upload.look()).status).toBe(404);
});

test('what is finished leaves first: a large one goes on beside twenty small ones of the same person', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  const large = await beginUpload(mert, { size: largest });
  app.clock.forward({ minutes: 1 });
  await sendMany(mert, 20);
  expect((await large.look()).status).toBe(200);
  expect(incoming(app)).toHaveLength(20);
});

test('what is finished keeps nobody from beginning, however many there are on a busy day', async () => {
  const app = await open();
  const others = ['deniz', 'ece', 'kaya'].map((name) => signInSecondAdmin(app, name));
  const people = [await app.signedIn('mert'), await app.signedIn('ayse'), ...(await Promise.all(others))];
  for (const person of people) await sendMany(person, 20);
  expect(incoming(app)).toHaveLength(100);
  await beginUpload(await signInSecondAdmin(app), { size: largest });
});

/** The same picture each time, so that one alone has to be worked on. */
async function sendMany(person: Visitor, number: number) {
  for (let sent = 0; sent < number; sent++)
    expect((await sendInParts(person, photo, photo.length)).status).toBe(201);
}

test('is forgotten after a day, unfinished or not', async () => {
  const app = await open();
  const mert = await app.signedIn('mert');
  await beginUpload(mert, { size: photo.length });
  await sendInParts(mert, photo, 10_000);
  app.clock.forward({ hours: 23 });
  await doHousekeeping(app.parts);
  expect(incoming(app)).toHaveLength(2);
  app.clock.forward({ hours: 1 });
  await doHousekeeping(app.parts);
  expect(incoming(app)).toEqual([]);
});

test('begins although somebody has removed the folder', async () => {
  const app = await open();
  rmSync(app.parts.media.incoming, { recursive: true });
  expect((await sendInParts(await app.signedIn('mert'), photo, 10_000)).status).toBe(201);
});
