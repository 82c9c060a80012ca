import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Person } from './answers.server.ts';
import { hashPassword } from './passwords.server.ts';
import { addStaff } from './store.server.ts';

const password = 'Ip-Dugumu-33';
/** With a Cyrillic а, a Latin alpha, a small capital, a letter that cannot be seen. */
const lookAlikes = ['аyse', 'ɑyse', 'ᴀyse', 'ay\u200bse'];

describeEachDatabase('a name to sign in with', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const add = async (app: TestApp, username: string) =>
    (await app.signedIn('ayse')).post('/api/admin/staff', { username, role: 'media', password });

  test.each(lookAlikes)('is not new when it only looks like another (%j)', async (username) => {
    const answer = await add(await open(), username);
    const said = { fields: { username: expect.stringContaining('Latin harfleri') } };
    expect([answer.status, await answer.json()]).toMatchObject([400, said]);
  });

  test.each(['ＡＹＳＥ', 'Âyşe', 'ayse ', 'AYŞE'])('is the same in other letters (%j)', async (username) => {
    const app = await open();
    expect((await add(app, username)).status).toBe(409);
    const signIn = await app.visitor().post('/api/admin/login', { username, password: cast.ayse.password });
    expect(signIn.status).toBe(200);
  });

  test.each(['Iğdır Öncü', 'ışık.çağ-3', 'gönüllü_7', 'a@b.example'])(
    'may be Turkish (%s)',
    async (username) => {
      expect((await add(await open(), username)).status).toBe(201);
    },
  );

  test.each(['abc', 'x'.repeat(60), ' can öz '])(
    'is of 3 to 60 characters, without the spaces around it (%j)',
    async (username) => {
      const answer = await add(await open(), username);
      expect([answer.status, await answer.json()]).toMatchObject([201, { username: username.trim() }]);
    },
  );

  test('finds its place in the list by the Turkish alphabet', async () => {
    const app = await open();
    for (const username of ['zeynep', 'ilker', 'çağla', 'ışık', 'cem']) await add(app, username);
    const people = (await (await (await app.signedIn('ayse')).get('/api/admin/staff')).json()) as Person[];
    const names = people.map(({ username }) => username);
    expect(names).toEqual(['ayse', 'cem', 'çağla', 'ışık', 'ilker', 'mert', 'zeynep']);
  });

  test('that was given before goes on, and its person can be changed', async () => {
    const app = await open();
    const { db } = app.parts.database;
    const passwordHash = await hashPassword(password);
    const username = 'Мария';
    await addStaff(db, { username, passwordHash, role: 'media', now: app.clock.now });
    const person = app.visitor();
    expect((await person.post('/api/admin/login', { username, password })).status).toBe(200);
    const ayse = await app.signedIn('ayse');
    const people = (await (await ayse.get('/api/admin/staff')).json()) as Person[];
    const id = people.find((known) => known.username === username)?.id;
    const put = (update: object) => ayse.put(`/api/admin/staff/${id}`, update);
    expect((await put({ username, role: 'management', isDisabled: false })).status).toBe(200);
    const renamed = await put({ username: 'Марија', role: 'media' });
    const said = { fields: { username: expect.stringContaining('Latin harfleri') } };
    expect([renamed.status, await renamed.json()]).toMatchObject([400, said]);
    expect((await put({ username: 'Maria' })).status).toBe(200);
  });
});
