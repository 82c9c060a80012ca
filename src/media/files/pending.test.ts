import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../../tests/support/pictures.ts';
import { notePending, settleFiles } from './pending.server.ts';

const name = '0123456789abcdef01234567.jpg';

async function openWithPicture() {
  const app = await openTestApp(await freshDatabase());
  const mert = await app.signedIn('mert');
  const answer = await mert.upload(pictureFile(await photographFromPhone()));
  expect(answer.status).toBe(201);
  return app;
}

const filesOf = ({ parts }: TestApp) => readdirSync(join(parts.config.dataDir, 'media'));
const noted = ({ parts }: TestApp) => parts.database.db.selectFrom('pendingFiles').selectAll().execute();
const settle = ({ parts: { database, media }, clock }: TestApp) =>
  settleFiles({ ...database, files: media.files }, clock.now);

/** A file as a process leaves it that ends between the file and its row. */
async function leaveFile(app: TestApp, owner: string) {
  writeFileSync(join(app.parts.config.dataDir, 'media', name), 'yarım');
  const notedAt = app.clock.now.toISOString();
  await app.parts.database.db.insertInto('pendingFiles').values({ fileName: name, owner, notedAt }).execute();
}

// no process has this number: it is above what Linux gives
const dead = '4194305 biri';

test('a file that an ended process left without a row is removed; one with a row stays', async () => {
  const app = await openWithPicture();
  const [kept] = filesOf(app);
  await app.parts.database.db.updateTable('pendingFiles').set({ owner: dead }).execute();
  await leaveFile(app, dead);
  await settle(app);
  expect(filesOf(app)).toEqual([kept]);
  expect(await noted(app)).toEqual([]);
});

test('a file that a running process has just written is left alone for an hour', async () => {
  const app = await openWithPicture();
  await leaveFile(app, `${process.ppid} biri`);
  await settle(app);
  expect(filesOf(app)).toContain(name);
  app.clock.forward({ minutes: 61 });
  await settle(app);
  expect(filesOf(app)).not.toContain(name);
});

test('an earlier process of the same number counts as ended', async () => {
  const app = await openWithPicture();
  await leaveFile(app, `${process.pid} önceki`);
  await settle(app);
  expect(filesOf(app)).not.toContain(name);
});

describeEachDatabase('files whose rows have gone', (fresh) => {
  test('are noted, however many a bin held', async () => {
    const { db } = await fresh();
    const names = Array.from({ length: 25_000 }, (_, n) => `${n}.jpg`);
    await notePending(db, names, new Date());
    expect(await db.selectFrom('pendingFiles').select('fileName').execute()).toHaveLength(names.length);
  });
});
