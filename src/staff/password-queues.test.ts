import { expect, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const crowd = 60;
const { ayse, mert } = cast;

describeEachDatabase('a crowd of strangers who sign in at once', (fresh) => {
  const open = async () => openTestApp(await fresh(), { trustedProxies: 1 });
  const signIn = (visitor: Visitor, { address, ...credentials }: Record<string, string>) =>
    visitor.post('/api/admin/login', credentials, { 'x-forwarded-for': `${address}` });
  /** Each from an address of their own, so that nobody has used up their tries. */
  const comeAtOnce = (app: TestApp) =>
    Array.from({ length: crowd }, (_, number) =>
      signIn(app.visitor(), {
        address: `203.0.113.${number}`,
        username: `kim-${number}`,
        password: 'yanlis',
      }),
    );

  test('waits in a short line; who would wait longer is asked to come back', async () => {
    const app = await open();
    const answers = await Promise.all(comeAtOnce(app));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    expect(await refused[0]?.json()).toEqual({
      message: 'Şu anda çok sayıda giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.',
    });
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried.length + refused.length).toBe(crowd);
    // who was asked to come back has neither guessed nor used up a try
    const counted = await app.parts.database.db.selectFrom('signInFailures').select('id').execute();
    expect(counted).toHaveLength(tried.length);
    const later = { address: '203.0.113.59', username: 'mert', password: mert.password };
    expect((await signIn(app.visitor(), later)).status).toBe(200);
  });

  test('keeps nobody from work who is signed in, or comes back on a browser used before', async () => {
    const app = await open();
    const [admin, colleague] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const strangers = comeAtOnce(app);
    const [added, changed, back] = await Promise.all([
      admin.post('/api/admin/staff', { username: 'zeynep', role: 'media', password: 'Ip-Dugumu-33' }),
      admin.post('/api/admin/change-password', {
        currentPassword: ayse.password,
        newPassword: 'Yeni-Rota-88',
      }),
      signIn(colleague, { address: '203.0.113.1', username: 'mert', password: mert.password }),
    ]);
    expect([added.status, changed.status, back.status]).toEqual([201, 200, 200]);
    expect((await Promise.all(strangers)).some(({ status }) => status === 429)).toBe(true);
  });

  test('does not use up each other’s tries with passwords that are right', async () => {
    const app = await open();
    const colleagues = Array.from({ length: 15 }, () =>
      signIn(app.visitor(), { address: '203.0.113.7', username: 'ayse', password: ayse.password }),
    );
    const statuses = (await Promise.all(colleagues)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  });
});
