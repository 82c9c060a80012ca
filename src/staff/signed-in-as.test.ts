import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { staffCalls } from '../../tests/support/doors.ts';
import { shareTestApp } from '../../tests/support/shared-app.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const auth = '/api/admin/auth';
const draft = {
  ...{ title: 'Yarım haber', excerpt: 'Özet', content: 'Metin', category: 'Duyuru' },
  published: false,
};

const idOf = async (person: Visitor) => (await person.get(auth)).headers.get('signed-in-as') ?? '';

describeEachDatabase('a call that names whom it is meant as', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const authors = () => app.parts.database.db.selectFrom('news').select('createdBy').execute();
    return { app, ayse, asMert: { 'signed-in-as': await idOf(mert) }, mert, authors };
  }

  test('is refused, and stores nothing, when the session is somebody else’s', async () => {
    const { ayse, asMert, authors } = await open();
    const refused = await ayse.post('/api/news', draft, asMert);
    const message = 'Bu tarayıcıda artık başka biri giriş yapmış. Kendi adınızla yeniden giriş yapın.';
    expect([refused.status, await refused.json()]).toEqual([401, { message }]);
    expect(await authors()).toEqual([]);
  });

  test('is answered as one that names nobody when the session is that person’s, renamed or not', async () => {
    const { app, ayse, asMert, mert, authors } = await open();
    await mert.post('/api/news', draft, asMert);
    await ayse.put(`/api/admin/staff/${asMert['signed-in-as']}`, { username: 'mert.yildiz' });
    expect((await mert.post('/api/news', draft, asMert)).status).toBe(201);
    expect((await mert.post('/api/news', draft)).status).toBe(201);
    expect(await authors()).toHaveLength(3);
    expect((await app.visitor().get(auth, asMert)).status).toBe(401);
  });

  test('may sign in and out whoever was signed in, and hears who is', async () => {
    const { app, ayse, asMert } = await open();
    expect((await ayse.get('/api/news', asMert)).status).toBe(200);
    expect((await ayse.post('/api/admin/logout', undefined, asMert)).status).toBe(200);
    const here = await app.signedIn('ayse');
    const credentials = { username: 'mert', password: 'Kar-Izi-2044' };
    const answer = await here.post('/api/admin/login', credentials, { 'signed-in-as': await idOf(here) });
    expect([answer.status, answer.headers.get('signed-in-as')]).toEqual([200, asMert['signed-in-as']]);
  });
});

describe('whatever the call is', () => {
  const app = shareTestApp();

  test('an admin’s session does nothing for a tab of somebody else', async () => {
    const ayse = await app().signedIn('ayse');
    const mine = await idOf(ayse);
    for (const { method, path } of staffCalls(app()))
      for (const id of ['', `0${mine}`, '999'])
        expect([
          method,
          path,
          (await ayse.send(path, { method, headers: { 'signed-in-as': id } })).status,
        ]).toEqual([method, path, 401]);
  });
});
