import { expect, test } from 'vitest';
import { welcomeFirstStart } from '#/server/first-start.ts';
import { cast, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const zeynep = { username: 'zeynep', role: 'media', password: 'Ip-Dugumu-33' };

async function signIn(app: TestApp, { username, password }: { username: string; password: string }) {
  const person = app.visitor();
  expect((await person.post('/api/admin/login', { username, password })).status).toBe(200);
  return person;
}

const check = async (person: Visitor) => (await person.get('/api/admin/auth')).json();

describeEachDatabase('a password that somebody else knows', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('is to be changed by whom an admin has added, and no more once it is', async () => {
    const app = await open();
    await (await app.signedIn('ayse')).post('/api/admin/staff', zeynep);
    const person = await signIn(app, zeynep);
    expect(await check(person)).toEqual({ username: 'zeynep', role: 'media', mustChangePassword: true });
    const change = { currentPassword: zeynep.password, newPassword: 'Buz-Baltasi-5' };
    await person.post('/api/admin/change-password', change);
    expect(await check(person)).toEqual({ username: 'zeynep', role: 'media' });
  });

  test('is not made one’s own by choosing it again', async () => {
    const app = await open();
    await (await app.signedIn('ayse')).post('/api/admin/staff', zeynep);
    const person = await signIn(app, zeynep);
    const same = { currentPassword: zeynep.password, newPassword: zeynep.password };
    const answer = await person.post('/api/admin/change-password', same);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { newPassword: expect.stringContaining('size verilen') },
    });
    expect(await check(person)).toMatchObject({ mustChangePassword: true });
  });

  test('is to be changed by whom an admin has given another one', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    expect(await check(await app.signedIn('mert'))).toEqual({ username: 'mert', role: 'media' });
    const people = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; username: string }[];
    const id = people.find(({ username }) => username === 'mert')?.id;
    await ayse.put(`/api/admin/staff/${id}/password`, { password: 'Buz-Baltasi-5' });
    const person = await signIn(app, { ...cast.mert, password: 'Buz-Baltasi-5' });
    expect(await check(person)).toMatchObject({ mustChangePassword: true });
    expect((await person.get('/api/admin/news')).status).toBe(200);
  });

  test('is to be changed by the first admin, whose password stands in the settings', async () => {
    const app = await open();
    const { db } = app.parts.database;
    await db.deleteFrom('staff').execute();
    const admin = { username: 'ilk', password: 'Karda-Iz-7' };
    const config = { ...app.parts.config, admin, starterContent: 'none' as const };
    await welcomeFirstStart({ ...app.parts, config });
    expect(await check(await signIn(app, admin))).toMatchObject({ mustChangePassword: true });
  });
});
