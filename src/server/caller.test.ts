import { expect, test } from 'vitest';
import { quotas } from '#/staff/throttle/throttle.server.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

const guess = (app: TestApp, forwardedFor: string) =>
  app
    .visitor()
    .post('/api/admin/login', { username: 'ayse', password: 'yanlis' }, { 'x-forwarded-for': forwardedFor });

test.each([
  ['no proxy', 0, (forged: string) => forged],
  ['one proxy, which appends the true address', 1, (forged: string) => `${forged}, 203.0.113.9`],
])('one who makes up addresses is still one visitor, behind %s', async (_, trustedProxies, sent) => {
  const app = await openTestApp(await freshDatabase(), { trustedProxies });
  const guessFrom = (number: number) => guess(app, sent(`198.51.100.${number}`));
  for (let number = 0; number < quotas.attemptsPerOrigin; number += 1)
    expect((await guessFrom(number)).status).toBe(401);
  expect((await guessFrom(quotas.attemptsPerOrigin)).status).toBe(429);
});

test.each([
  ['with its port', (port: number) => `203.0.113.9:${port}`],
  ['of IPv6 with its port', (port: number) => `[2001:db8::1]:${port}`],
  ['of IPv6 in brackets', (port: number) => (port % 2 ? '[2001:db8::1]' : '2001:db8::1')],
  ['that is none', (port: number) => `unknown-${port}`],
])('a proxy that writes an address %s still tells one visitor from another', async (_, sent) => {
  const app = await openTestApp(await freshDatabase(), { trustedProxies: 1 });
  for (let port = 0; port < quotas.attemptsPerOrigin; port += 1)
    expect((await guess(app, sent(port))).status).toBe(401);
  expect((await guess(app, sent(quotas.attemptsPerOrigin))).status).toBe(429);
  expect((await guess(app, '203.0.113.10:1')).status).toBe(401);
});
