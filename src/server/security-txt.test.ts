import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

const path = '/.well-known/security.txt';

async function read(siteUrl?: string) {
  const app = await openTestApp(await freshDatabase(), { siteUrl });
  const answer = await app.visitor().get(path);
  const lines = (await answer.text()).trim().split('\n');
  const fields = lines.map((line) => line.split(': ') as [string, string]);
  return { app, answer, fields: Object.fromEntries(fields), count: fields.length };
}

test('the finder of a hole learns where to report it, in which languages', async () => {
  const { answer, fields, count } = await read('https://example.org');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(fields).toEqual({
    Contact: `mailto:${association.contact.securityEmail}`,
    Expires: '2027-05-19T00:00:00.000Z',
    'Preferred-Languages': 'tr, en',
    Canonical: `https://example.org${path}`,
  });
  expect(count).toBe(4);
});

test('the file never grows old, and never says more than half a year ahead', async () => {
  const { app } = await read();
  const expires = async () => /Expires: (.*)/.exec(await (await app.visitor().get(path)).text())?.[1];
  for (let month = 0; month < 24; month += 1) {
    const days = (Date.parse((await expires()) ?? '') - app.clock.now.getTime()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThanOrEqual(180);
    app.clock.forward({ hours: 30 * 24 });
  }
});

test('an address that is not known, or not https, is not named as the canonical one', async () => {
  for (const siteUrl of [undefined, 'http://example.org'])
    expect((await read(siteUrl)).fields).not.toHaveProperty('Canonical');
});

test('the older address leads to it', async () => {
  const { app } = await read();
  const answer = await app.visitor().get('/security.txt');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
});
