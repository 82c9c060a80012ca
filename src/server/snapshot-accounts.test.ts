import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import {
  changeIban,
  confirm,
  firstIban,
  otherIban,
  passwordOfSecond,
  publishReal,
  readDonation,
  signInSecondAdmin,
} from '../../tests/support/accounts.ts';
import { openKeptSite } from '../../tests/support/kept-site.ts';
import { holdAccounts } from './cache/hold-accounts.ts';

const shown = ['donate.html', 'donate.html.br', 'en.html', '.well-known/bank-accounts.json'];

async function open() {
  const site = await openKeptSite();
  await site.drawAll();
  const there = () => shown.filter((name) => existsSync(join(site.folder, name)));
  expect(there()).toEqual(shown);
  return { ...site, there };
}

test('pages with accounts are off the disk when a second person has confirmed others, and come back with these', async () => {
  const { app, drawAll, folder, there } = await open();
  const ayse = await app.signedIn('ayse');
  const zeynep = await signInSecondAdmin(app);
  const old = formatIban(firstIban((await readDonation(ayse)).value));
  const read = () => readFileSync(join(folder, 'donate.html'), 'utf8');
  expect(read()).toContain(old);
  const proposed = await changeIban(ayse);
  // what waits is no change yet
  await drawAll();
  expect(there()).toEqual(shown);
  expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
  expect(there()).toEqual([]);
  expect(existsSync(join(folder, 'about.html'))).toBe(true);
  await drawAll();
  expect(there()).toEqual(shown);
  expect([read().includes(old), read().includes(formatIban(otherIban))]).toEqual([false, true]);
});

test('the first real accounts take the examples off the disk', async () => {
  const { app, there } = await open();
  await publishReal(await app.signedIn('ayse'));
  expect(there()).toEqual([]);
});

test('while a command changes accounts no server brings an old page back, and after a failure all come back', async () => {
  const { app, drawAll, folder, there } = await open();
  const end = await holdAccounts(folder, () => app.parts.keptPages.stamp());
  expect(there()).toEqual([]);
  app.parts.pageCache.clear();
  await drawAll();
  expect(there()).toEqual([]);
  await end();
  await drawAll();
  expect(there()).toEqual(shown);
});
