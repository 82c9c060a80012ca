import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { raiseContentVersion } from '#/db/content-version.ts';
import { day } from '#/format/durations.ts';
import type { News } from '#/news/schema.ts';
import type { Operation } from '#/operations/schema.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { takeDatabaseAway } from '../../tests/support/database-away.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { openKeptSite as open } from '../../tests/support/kept-site.ts';
import { readPublicOutputs } from '../../tests/support/public-outputs.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { createApp } from './app.ts';
import { openPages } from './parts.ts';
import { drawPages } from './regular-work/draw-all-pages.ts';

const article = { title: 'Kar', excerpt: 'Özet.', content: 'Metin.', category: 'Eğitim', published: true };

test('no draft, preview, held place, answer for staff, search or made-up address is kept', async () => {
  const { app, mert, drawAll, readFiles } = await open();
  const ayse = await app.signedIn('ayse');
  await mert.post('/api/news', article);
  const { id } = (await (
    await mert.post('/api/news', { ...article, title: 'Taslakgizli', published: false })
  ).json()) as News;
  const operation = {
    ...{ title: 'Gece araması', description: 'Ekip yolda.', date: '2026-11-01', status: 'active' },
    ...{ location: 'Düzce, Zurbacak köyü', district: 'Düzce', isPlaceHeld: true },
  };
  const held = (await (await mert.post('/api/operations', operation)).json()) as Operation;
  for (const path of [
    ...[`/adminpanel/preview/news/${id}`, `/adminpanel/preview/operations/${held.id}`],
    ...['/api/admin/news', '/api/admin/operations', '/api/admin/staff', '/adminpanel', '/admin-login', '/'],
    ...['/adminpanel/preview/site/', '/api/admin/auth'],
  ])
    await ayse.get(path);
  await readPublicOutputs(app.visitor(), { searched: ['aranankelime', 'Taslakgizli'] });
  for (const path of ['/uydurmaadres', '/news/999', '/news/abc', '/?uydurmaadres=1'])
    await app.visitor().get(path);
  await drawAll();
  const files = readFiles();
  const findAll = (words: RegExp) => files.filter((file) => words.test(file)).length;
  expect(findAll(/Düzce/)).toBeGreaterThan(2);
  expect(findAll(/"key":"\/news\/1-kar"/)).toBe(1);
  expect(
    findAll(/Taslakgizli|taslakgizli|Zurbacak|aranankelime|uydurmaadres|"key":"[^"]*admin|"key":"light/),
  ).toBe(0);
  expect(findAll(/csp-nonce|set-cookie|argon2/)).toBe(0);
});

test('an article that is taken back leaves the disk by itself', async () => {
  const { mert, drawAll, readFiles, startWithout } = await open();
  await mert.post('/api/news', article);
  await drawAll();
  expect(readFiles().filter((file) => file.includes('"key":"/news/1-kar"'))).toHaveLength(1);
  await mert.delete('/api/news/1');
  expect(await drawAll()).toBe(true);
  expect(readFiles().filter((file) => /1-kar/.test(file))).toEqual([]);
  expect((await (await startWithout())('/news/1-kar')).status).toBe(503);
});

test('after a change only what was looked at again is served: old accounts do not come back', async () => {
  const { app, mert, drawAll, startWithout } = await open();
  await mert.post('/api/news', article);
  await drawAll();
  // it changes everything for all that is known
  await mert.post('/api/news', { ...article, title: 'Çığ' });
  await app.visitor().get('/donate');
  const get = await startWithout();
  expect([(await get('/donate')).status, (await get('/')).status]).toEqual([200, 503]);
});

test('a change by another server, of which this one was not told, counts as soon as it asks the database', async () => {
  const { app, drawAll, startWithout } = await open();
  await drawAll();
  expect((await (await startWithout())('/')).status).toBe(200);
  const { db } = app.parts.database;
  await db.updateTable('contentVersion').set({ version: 999 }).execute();
  const statuses: number[] = [];
  const looking = async () => {
    statuses.push((await (await startWithout())('/')).status);
    return new Response();
  };
  app.parts.pageCache.clear();
  await drawPages(app.parts, { app: { request: looking } });
  expect(statuses[0]).toBe(503);
  expect(await drawAll()).toBe(true);
  expect((await (await startWithout())('/')).status).toBe(200);
});

test('what another server publishes is kept only as it reads now, also before this one was told', async () => {
  const { app, drawAll, readFiles } = await open();
  await drawAll();
  const { db } = app.parts.database;
  const { publishedValue } = await db
    .selectFrom('documents')
    .select('publishedValue')
    .where('name', '=', 'donation')
    .executeTakeFirstOrThrow();
  const [old = ''] = /TR\d{24}/.exec(publishedValue) ?? [];
  const next = publishedValue.replaceAll(old, 'TR330006100519786457841326');
  expect(next).not.toBe(publishedValue);
  await db.updateTable('documents').set({ publishedValue: next }).where('name', '=', 'donation').execute();
  await raiseContentVersion(db);
  await drawAll();
  const kept = readFiles().filter((file) => file.includes('"key":"/donate"'));
  const holds = (iban: string) => kept.map((file) => file.includes(iban));
  expect([holds(old), holds('TR330006100519786457841326')]).toEqual([[false], [true]]);
});

test('what nobody could look at for a week is not served: nobody knows what has changed', async () => {
  const { app, drawAll, startWithout } = await open();
  await drawAll();
  app.clock.now = new Date(app.clock.now.getTime() + 6.9 * day);
  expect((await (await startWithout())('/')).status).toBe(200);
  app.clock.forward({ hours: 3 });
  expect((await (await startWithout())('/')).status).toBe(503);
});

test('a torn file, and one of another page, are not served', async () => {
  const { drawAll, folder, startWithout } = await open();
  await drawAll();
  const write = (name: string, bytes: Buffer) => writeFileSync(join(folder, name), bytes);
  write('donate.html', readFileSync(join(folder, 'donate.html')).subarray(0, 3000));
  write('about.html', readFileSync(join(folder, 'mission.html')));
  write('contact.html', Buffer.from(''));
  const get = await startWithout();
  for (const path of ['/donate', '/about', '/contact'])
    expect([path, (await get(path)).status]).toEqual([path, 503]);
  expect((await get('/mission')).status).toBe(200);
});

test('a server that runs and loses its database shows what an earlier one has kept', async () => {
  const dataDir = makeScratchFolder('kept-');
  const database = await freshDatabase();
  const first = await openTestApp(database, { dataDir });
  const mert = await first.signedIn('mert');
  await mert.post('/api/news', article);
  await drawPages(first.parts, { app: createApp(first.parts) });
  const { clock, log, config } = first.parts;
  const pages = await openPages({ config, log, clock });
  // the same database, another process: nothing is in its memory
  const later = createApp({ ...first.parts, ...pages });
  takeDatabaseAway(database.db);
  onTestFinished(() => void vi.restoreAllMocks());
  const answer = await later.request('/news/1-kar');
  expect([answer.status, answer.headers.get('age')]).toEqual([200, '0']);
  expect(await answer.text()).toContain('Kar');
  expect((await later.request('/news/2-yok')).status).toBe(503);
});

test('a disk that cannot be written disturbs no visitor and is one line in the log', async () => {
  const { app, drawAll, folder } = await open();
  const warn = vi.spyOn(app.parts.log, 'warn');
  await app.parts.keptPages.settle();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  await drawAll();
  for (const path of ['/', '/donate', '/news']) expect((await app.visitor().get(path)).status).toBe(200);
  await app.parts.keptPages.settle();
  expect(warn.mock.calls.filter(([, words]) => words === 'pages not kept on disk')).toHaveLength(1);
  rmSync(folder);
  mkdirSync(folder);
  app.parts.pageCache.clear();
  await drawAll();
  expect(readdirSync(folder).length).toBeGreaterThan(20);
});

test('what is drawn while the words of the site cannot be read is not kept: they may be old', async () => {
  const { app, mert, drawAll, startWithout } = await open();
  await drawAll();
  const { db } = app.parts.database;
  await db.schema.alterTable('documents').renameTo('elsewhere').execute();
  await sql`update elsewhere set version = version + 1`.execute(db);
  await mert.post('/api/news', article);
  expect((await app.visitor().get('/donate')).status).toBe(200);
  expect((await (await startWithout())('/donate')).status).toBe(503);
});
