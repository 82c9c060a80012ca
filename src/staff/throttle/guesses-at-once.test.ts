import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import { quotas } from './throttle.server.ts';

const wrong = { username: 'ayse', password: 'yanlis-sifre' };
const right = { username: 'ayse', password: cast.ayse.password };
const guesses = 30;

describeEachDatabase('guesses sent all at once', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const statusesOf = async (guess: () => Promise<Response>) =>
    (await Promise.all(Array.from({ length: guesses }, guess))).map(({ status }) => status);
  /** What of a crowd of guesses was looked at: the others were refused unseen. */
  const tried = (statuses: number[]) => statuses.filter((status) => status !== 429);
  const failuresLogged = async ({ parts }: TestApp, action: string) =>
    (await parts.database.db.selectFrom('auditLog').select('id').where('action', '=', action).execute())
      .length;
  const signIn = (person: Visitor, credentials: object) => person.post('/api/admin/login', credentials);

  test('from one address are stopped after as many as guesses one after the other', async () => {
    const app = await open();
    const guesser = app.visitor();
    const statuses = await statusesOf(() => signIn(guesser, wrong));
    expect(tried(statuses)).toEqual(Array.from({ length: quotas.attemptsPerOrigin }, () => 401));
    expect(await failuresLogged(app, 'session.sign-in-failed')).toBe(quotas.attemptsPerOrigin);
    expect((await signIn(guesser, right)).status).toBe(429);
  });

  test('on a browser that the person has used before are stopped, too', async () => {
    const app = await open();
    const thief = await app.signedIn('ayse');
    const statuses = await statusesOf(() => signIn(thief, wrong));
    expect(tried(statuses)).toEqual(Array.from({ length: quotas.attemptsPerOrigin }, () => 401));
    expect((await signIn(thief, right)).status).toBe(429);
  });

  test('at the current password, by a thief of a session, are stopped', async () => {
    const app = await open();
    const thief = await app.signedIn('ayse');
    const change = (currentPassword: string) =>
      thief.post('/api/admin/change-password', { currentPassword, newPassword: 'Yeni-Rota-88' });
    const statuses = await statusesOf(() => change('yanlis-sifre'));
    expect(tried(statuses)).toEqual(Array.from({ length: quotas.attemptsPerOrigin }, () => 400));
    expect((await change(cast.ayse.password)).status).toBe(429);
  });

  test('at the current password do not keep its owner from changing it in a session of her own', async () => {
    const app = await open();
    const [thief, owner] = [await app.signedIn('ayse'), await app.signedIn('ayse')];
    const change = (person: Visitor, currentPassword: string) =>
      person.post('/api/admin/change-password', { currentPassword, newPassword: 'Yeni-Rota-88' });
    await statusesOf(() => change(thief, 'yanlis-sifre'));
    expect((await change(owner, cast.ayse.password)).status).toBe(200);
    expect((await thief.get('/api/admin/auth')).status).toBe(401);
  });
});
