import { expect, test } from 'vitest';
import { triesPerOrigin } from '#/staff/throttle.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

test.each([
  ['no proxy', 0, (forged: string) => forged],
  ['one proxy, which appends the true address', 1, (forged: string) => `${forged}, 203.0.113.9`],
])('whoever makes up addresses is still one visitor, behind %s', async (_, trustedProxies, sent) => {
  const app = await openTestApp(await freshDatabase(), { trustedProxies });
  const guess = (number: number) =>
    app
      .visitor()
      .post(
        '/api/admin/login',
        { username: 'ayse', password: 'yanlis' },
        { 'x-forwarded-for': sent(`198.51.100.${number}`) },
      );
  for (let number = 0; number < triesPerOrigin; number += 1) expect((await guess(number)).status).toBe(401);
  expect((await guess(triesPerOrigin)).status).toBe(429);
});
