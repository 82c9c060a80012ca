import { expect, onTestFinished, test } from 'vitest';
import { cast, openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { mostStrangers } from './password-queues.server.ts';
import { quotas } from './throttle/throttle.server.ts';

const { ayse, mert } = cast;

describeEachDatabase('a crowd of strangers who sign in at once', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const signIn = (visitor: Visitor, credentials: object) => visitor.post('/api/admin/login', credentials);

  /** As many as may wait, and the one whose turn it is, until they are let go. */
  function comeAsCrowd({ parts: { passwordQueues } }: TestApp, length = mostStrangers + 1) {
    const { promise, resolve } = Promise.withResolvers<void>();
    // some may find the queue full: somebody who signed in before is still in the pause that follows a hash
    const crowd = Array.from({ length }, () => passwordQueues.strangers.run(() => promise).catch(() => {}));
    const letGo = async () => {
      resolve();
      await Promise.all(crowd);
    };
    onTestFinished(letGo);
    return { letGo };
  }

  /** On a busy machine the line may be too slow: then they come back, as they are asked to. */
  async function signInInTurn(visitor: Visitor) {
    for (let time = 0; ; time += 1) {
      const answer = await signIn(visitor, ayse);
      if (answer.headers.get('retry-after') !== '5' || time === 20) return answer;
    }
  }

  test('waits in line; who would wait too long is asked to come back, and has not used up a try', async () => {
    const app = await open();
    const { letGo } = comeAsCrowd(app);
    const visitor = app.visitor();
    const refused = await signIn(visitor, ayse);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '5',
      { message: 'Şu anda çok sayıda giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.' },
    ]);
    expect((await signIn(visitor, { username: 'kimse', password: 'yanlis' })).status).toBe(429);
    expect(await app.parts.database.db.selectFrom('signInFailures').select('id').execute()).toEqual([]);
    await letGo();
    expect((await signIn(visitor, ayse)).status).toBe(200);
  });

  test('waits in line only with tries left; others are told at once when to come back', async () => {
    const app = await open();
    const failure = { usernameKey: 'ayse', origin: 'memory', failedAt: app.clock.now.toISOString() };
    await app.parts.database.db
      .insertInto('signInFailures')
      .values(Array.from({ length: quotas.attemptsPerOrigin }, () => failure))
      .execute();
    comeAsCrowd(app, 1);
    const refused = await signIn(app.visitor(), ayse);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '900',
      { message: 'Çok fazla hatalı deneme yapıldı. Lütfen 15 dakika sonra yeniden deneyin.' },
    ]);
  });

  test('keeps nobody from work who is signed in, or comes back on a browser used before', async () => {
    const app = await open();
    const [admin, colleague] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    comeAsCrowd(app);
    const zeynep = { username: 'zeynep', role: 'media', password: 'Ip-Dugumu-33' };
    expect((await admin.post('/api/admin/staff', zeynep)).status).toBe(201);
    const change = { currentPassword: ayse.password, newPassword: 'Yeni-Rota-88' };
    expect((await admin.post('/api/admin/change-password', change)).status).toBe(200);
    expect((await signIn(colleague, mert)).status).toBe(200);
  });

  test('does not use up each other’s tries with passwords that are right', async () => {
    const app = await open();
    const answers = await Promise.all(
      Array.from({ length: quotas.attemptsPerOrigin + 1 }, () => signInInTurn(app.visitor())),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});
