import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { quotas } from './throttle.server.ts';

const { ayse } = cast;

describeEachDatabase('the log', (fresh) => {
  const open = async () => openTestApp(await fresh(), { trustedProxies: 1 });
  const signIn = (app: TestApp, { address, ...credentials }: Record<string, string>) =>
    app.visitor().post('/api/admin/login', credentials, { 'x-forwarded-for': `${address}` });
  const readLog = ({ parts }: TestApp, action: string) =>
    parts.database.db.selectFrom('auditLog').selectAll().where('action', '=', action).orderBy('id').execute();
  const guessAtAyse = (app: TestApp) =>
    signIn(app, { address: '203.0.113.7', username: 'ayse', password: 'yanlis' });

  test('tells once in each quarter of an hour that an address had to be stopped', async () => {
    const app = await open();
    for (let tries = 0; tries < quotas.attemptsPerOrigin; tries += 1) await guessAtAyse(app);
    expect(await readLog(app, 'session.sign-in-refused')).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1)
      await Promise.all(Array.from({ length: 5 }, () => guessAtAyse(app)));
    expect(await readLog(app, 'session.sign-in-refused')).toMatchObject([
      { username: 'ayse', address: '203.0.113.7', subjectKind: 'staff', subjectTitle: 'ayse' },
    ]);
    app.clock.forward({ minutes: 16 });
    for (let tries = 0; tries <= quotas.attemptsPerOrigin; tries += 1) await guessAtAyse(app);
    expect(await readLog(app, 'session.sign-in-refused')).toHaveLength(2);
  });

  test('tells of each address that had to be stopped, and of a subscriber of IPv6 once', async () => {
    const app = await open();
    const stop = async (address: string, { origin = address, endSite }: Record<string, string> = {}) => {
      const failure = { usernameKey: 'kim', origin, endSite, failedAt: app.clock.now.toISOString() };
      await app.parts.database.db
        .insertInto('signInFailures')
        .values(Array.from({ length: quotas.attemptsPerOrigin }, () => failure))
        .execute();
      const answer = await signIn(app, { address, username: 'ayse', password: 'yanlis' });
      expect(answer.status).toBe(429);
    };
    await stop('203.0.113.7');
    await stop('203.0.113.8');
    for (const network of ['a', 'b'])
      await stop(`2001:db8:7:${network}::1`, {
        origin: `2001:db8:7:${network}::/64`,
        endSite: '2001:db8:7::/48',
      });
    expect(await readLog(app, 'session.sign-in-refused')).toMatchObject([
      { address: '203.0.113.7' },
      { address: '203.0.113.8' },
      { address: '2001:db8:7:a::/64' },
    ]);
  });

  test('does not hold what was typed as a name that nobody has', async () => {
    const app = await open();
    const wrong = { address: '203.0.113.7', username: 'Gizli-Soz-9', password: 'yanlis' };
    for (let tries = 0; tries <= quotas.attemptsPerOrigin; tries += 1) await signIn(app, wrong);
    const refused = await readLog(app, 'session.sign-in-refused');
    expect(refused).toMatchObject([{ username: 'bilinmeyen ad', staffId: null }]);
    expect(JSON.stringify(refused)).not.toContain('Gizli-Soz');
  });

  test('tells of a wrong current password, and of who had to be stopped there', async () => {
    const app = await open();
    const person = await app.signedIn('ayse');
    const change = { currentPassword: 'yanlis', newPassword: 'Yeni-Rota-88' };
    for (let tries = 0; tries < quotas.attemptsPerOrigin + 3; tries += 1)
      await person.post('/api/admin/change-password', change);
    const failed = await readLog(app, 'session.password-failed');
    expect(failed).toHaveLength(quotas.attemptsPerOrigin);
    expect(failed[0]).toMatchObject({
      username: 'ayse',
      address: 'memory',
      subjectTitle: 'ayse',
      change: '{}',
    });
    expect(await readLog(app, 'session.password-refused')).toMatchObject([{ username: 'ayse' }]);
  });

  test('cannot be filled by strangers, however many addresses they have', async () => {
    const app = await open();
    const { db } = app.parts.database;
    const at = app.clock.now.toISOString();
    const used = (key: string, rows: number) =>
      db
        .insertInto('logQuotas')
        .values(Array.from({ length: rows }, () => ({ key, usedAt: at })))
        .execute();
    await used('sign-in-failed', quotas.failuresLogged - 1);
    await used('sign-in-refused', quotas.refusalsLogged - 1);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const wrong = { address, username: 'ayse', password: 'yanlis' };
      for (let tries = 0; tries <= quotas.attemptsPerOrigin; tries += 1) await signIn(app, wrong);
    }
    expect(await readLog(app, 'session.sign-in-failed')).toHaveLength(1);
    expect(await readLog(app, 'session.sign-in-refused')).toHaveLength(1);
    app.clock.forward({ minutes: 16 });
    await signIn(app, { address: '203.0.113.1', username: 'ayse', password: 'yanlis' });
    expect(await readLog(app, 'session.sign-in-failed')).toHaveLength(2);
    expect((await signIn(app, { address: '203.0.113.1', ...ayse })).status).toBe(200);
  });
});
