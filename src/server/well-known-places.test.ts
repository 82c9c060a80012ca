import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

test('a password manager is led to where one changes the password', async () => {
  const visitor = (await openTestApp(await freshDatabase())).visitor();
  const answer = await visitor.get('/.well-known/change-password');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/adminpanel?edit=password-0']);
  // W3C: only then does it trust the answer above
  const made = await visitor.get(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(made.status).toBe(404);
});

test('a phone that puts the site on its screen learns its name, colours and icons', async () => {
  const visitor = (await openTestApp(await freshDatabase())).visitor();
  const [, path = ''] =
    /<link rel="manifest" href="([^"]+)"/.exec(await (await visitor.get('/')).text()) ?? [];
  const answer = await visitor.get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
  ]);
  const manifest = JSON.parse(await answer.text());
  expect(manifest).toMatchObject({
    ...{ name: association.name.tr, short_name: association.name.short, start_url: '/' },
    ...{ display: 'minimal-ui', theme_color: '#0b1b33', background_color: '#ffffff' },
  });
  for (const { src, sizes } of manifest.icons) {
    const png = readFileSync(`public${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons).toHaveLength(2);
});
