import { expect, test } from 'vitest';
import { longestJson, longestOfStranger } from '#/http/input.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const open = async () => (await openTestApp(await freshDatabase())).signedIn('ayse');

const headers = { 'content-type': 'application/json' };
const sendText = (who: Visitor, body: string) => who.send('/api/news', { method: 'POST', headers, body });

const article = '"title": "a", "excerpt": "b", "content": "c", "category": "Duyuru"';

test('a body in parts of unknown length is refused once it is too long, and the rest is not read', async () => {
  const ayse = await open();
  const part = new Uint8Array(64 * 1024).fill(32);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += part.length;
      controller.enqueue(part);
    },
  });
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await ayse.send('/api/news', init as RequestInit);
  expect([answer.status, await answer.json()]).toEqual([413, { message: 'Gönderilen içerik çok büyük.' }]);
  expect(sent).toBeLessThan(longestJson + 4 * part.length);
});

test('a body that names its length is refused before it is read', async () => {
  const answer = await sendText(await open(), ' '.repeat(longestJson + 1));
  expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
});

test('what strangers send is refused at a few kilobytes', async () => {
  const stranger = (await openTestApp(await freshDatabase())).visitor();
  for (const path of ['/api/admin/login', '/api/admin/password-link/look']) {
    const body = `[${'1,'.repeat(longestOfStranger / 2)}1]`;
    const answer = await stranger.send(path, { method: 'POST', headers, body });
    expect([path, answer.status]).toEqual([path, 413]);
  }
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
])('%s nested 100,000 deep are refused, alone and inside an article', async (_what, start, end) => {
  const ayse = await open();
  const nested = `${start.repeat(100_000)}${start === '[' ? '' : '1'}${end.repeat(100_000)}`;
  for (const body of [nested, `{${article}, "images": ${nested}}`]) {
    const answer = await sendText(ayse, body);
    expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringMatching(/JSON/)]);
  }
  expect((await sendText(ayse, `{${article}}`)).status).toBe(201);
});

test('as many unknown keys as fit into a body change nothing', async () => {
  const ayse = await open();
  const keys = Array.from({ length: 90_000 }, (_, n) => `"k${n}":1`).join();
  expect((await sendText(ayse, `{${article}, ${keys}}`)).status).toBe(201);
});

test('a list of a hundred thousand wrong things is refused with a few sentences', async () => {
  const ayse = await open();
  const answer = await ayse.delete('/api/media/delete', { fileIds: Array(100_000).fill('x') });
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(10_000);
});

test('keys that mean something to JavaScript mean nothing here', async () => {
  const ayse = await open();
  const odd =
    '"__proto__": {"published": true, "polluted": 1}, "constructor": {"prototype": {"polluted": 1}}';
  const answer = await sendText(ayse, `{${article}, ${odd}}`);
  expect([answer.status, (await answer.json()).published]).toEqual([201, false]);
  expect('polluted' in {}).toBe(false);
  expect((await sendText(ayse, `{"__proto__": {${article}}}`)).status).toBe(400);
});
