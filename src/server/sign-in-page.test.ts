import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { shown, switchOn } from '../../tests/support/second-factor.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const { ayse } = cast;
const formType = 'application/x-www-form-urlencoded';
const own = { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };

/** Sends the form as a browser without a script does. */
const send = (visitor: Visitor, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitor.send('/admin-login', {
    method: 'POST',
    headers: { 'content-type': formType, ...own, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const open = async () => openTestApp(await freshDatabase());

test('the sign-in page comes with its form, which is sent to the server', async () => {
  const answer = await (await open()).visitor().get('/admin-login');
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toMatch(/<form [^>]*action="\/admin-login" method="post"/);
  for (const name of ['username', 'password']) expect(html).toContain(`name="${name}"`);
  expect(html).not.toContain('role="alert"');
});

test('the sign-in page is sent in the best coding that the browser takes', async () => {
  const visitor = (await open()).visitor();
  const plain = Buffer.from(await (await visitor.get('/admin-login')).arrayBuffer());
  const sizes = [];
  for (const [accepted, coding] of [
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ] as const) {
    const answer = await visitor.get('/admin-login', { 'accept-encoding': accepted });
    const { headers } = answer;
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([coding, 'accept-encoding']);
    expect(headers.get('cache-control')).toBe('no-store');
    const body = Buffer.from(await answer.arrayBuffer());
    const whole = coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
    expect(withoutNonce(whole)).toBe(withoutNonce(plain));
    sizes.push(body.length);
  }
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
});

/** It is another each time. */
const withoutNonce = (page: Buffer) => page.toString().replaceAll(/nonce="[^"]*"/g, '');

describeEachDatabase('the form that works without a script', (fresh) => {
  test('signs in and leads to the panel, with the same cookies as the call', async () => {
    const app = await openTestApp(await fresh());
    const [byForm, byCall] = [app.visitor(), app.visitor()];
    const answer = await send(byForm, { username: 'AYSE', password: ayse.password });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/adminpanel']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await byCall.post('/api/admin/login', { username: 'ayse', password: ayse.password });
    const shape = ({ received }: Visitor) => received.map((line) => line.replace(/=[^;]*/, '='));
    expect(shape(byForm)).toEqual(shape(byCall));
    expect((await byForm.get('/api/admin/auth')).status).toBe(200);
  });

  test('a session of the same browser ends with the new one', async () => {
    const app = await openTestApp(await fresh());
    const person = app.visitor();
    await send(person, { username: 'ayse', password: ayse.password });
    const before = await app.parts.database.db.selectFrom('sessions').select('tokenHash').execute();
    await send(person, { username: 'ayse', password: ayse.password });
    const after = await app.parts.database.db.selectFrom('sessions').select('tokenHash').execute();
    expect([before.length, after.length]).toEqual([1, 1]);
    expect(after).not.toEqual(before);
  });

  test('asks for the code of a second factor, and takes it', async () => {
    const app = await openTestApp(await fresh());
    const { setUp } = await switchOn(app, 'ayse');
    const person = app.visitor();
    const signIn = (more: Record<string, string>) =>
      send(person, { username: 'ayse', password: ayse.password, ...more });
    for (const fields of [{}, { code: '000000' }] as Record<string, string>[]) {
      const answer = await signIn(fields);
      expect(answer.status).toBe(401);
      expect(await answer.text()).toMatch(/role="alert".*kod.*name="code"/s);
    }
    expect((await signIn({ code: shown(app, setUp) })).status).toBe(303);
  });

  test('a wrong password is named on the page; the name stays, the password does not', async () => {
    const app = await openTestApp(await fresh());
    const person = app.visitor();
    const answer = await send(person, { username: 'mert<b>', password: 'karanlik-yol' });
    const html = await answer.text();
    expect(answer.status).toBe(401);
    expect(html).toMatch(/role="alert".*Kullanıcı adı veya şifre hatalı/s);
    expect(html).toContain('value="mert&lt;b&gt;"');
    expect(html).not.toContain('karanlik-yol');
    expect(person.received).toEqual([]);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('guesses by form and by call are counted together, and are in the log', async () => {
    const app = await openTestApp(await fresh());
    const person = app.visitor();
    const wrong = { username: 'ayse', password: 'yanlis' };
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await send(person, wrong)).status).toBe(401);
      expect((await person.post('/api/admin/login', wrong)).status).toBe(401);
    }
    const stopped = await send(person, { username: 'ayse', password: ayse.password });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stopped.text()).toContain('Çok fazla hatalı deneme yapıldı');
    const log = await app.parts.database.db
      .selectFrom('auditLog')
      .select('action')
      .where('action', '=', 'session.sign-in-failed')
      .execute();
    expect(log).toHaveLength(10);
  });
});

test('the form is taken from our own pages only', async () => {
  const app = await open();
  const right = { username: 'ayse', password: ayse.password };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const person = app.visitor();
    expect([headers, (await send(person, right, headers)).status]).toEqual([headers, 403]);
    expect(person.received).toEqual([]);
  }
});

test('what is no form, too large or incomplete is refused, and nobody is signed in', async () => {
  const person = (await open()).visitor();
  expect((await send(person, { username: 'a', password: 'x'.repeat(17_000) })).status).toBe(413);
  expect((await send(person, { username: 'ayse', password: '' })).status).toBe(400);
  expect((await send(person, { password: ayse.password })).status).toBe(400);
  expect((await send(person, { username: 'a\0', password: '\0' })).status).toBe(400);
  const json = JSON.stringify({ username: 'ayse', password: ayse.password });
  const other = { method: 'POST', headers: { ...own, 'content-type': 'text/plain' }, body: json };
  expect((await person.send('/admin-login', other)).status).toBe(415);
  expect(person.received).toEqual([]);
});

test('without its database the page says so, and keeps the name', async () => {
  const app = await open();
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  expect((await app.visitor().get('/admin-login')).status).toBe(200);
  const answer = await send(app.visitor(), { username: 'ayse', password: ayse.password });
  const html = await answer.text();
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="ayse"');
});
