import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { newsList } from '../support/news-list.ts';
import { expect, test } from '../support/test.ts';

/** The list that comes with the panel's page, while the panel's code is on its way. */

const rows = (page: Page) => page.locator('[data-first-list] li');
const edit = (page: Page) => page.getByRole('button', { name: /^Düzenle: / }).first();

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
);

/** Holds this code back until it is sent. */
const holdCode = (page: Page, source: 'panel' | 'main') =>
  holdRequests(page, `**/${manifest[`src/admin/${source}.tsx`]?.file}`);

async function openWithout(page: Page, source: 'panel' | 'main') {
  const sendCode = await holdCode(page, source);
  await page.reload({ waitUntil: 'commit' });
  return sendCode;
}

test('the list can be read before the code of the panel is there, and stands in its place when it is', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await expect(edit(page)).toBeVisible();
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents();
  const sendCode = await openWithout(page, 'panel');
  await expect(rows(page).first()).toBeVisible();
  const read = await rows(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(read).toEqual(titles.slice(0, read.length));
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Yükleniyor…');
  sendCode();
  await expect(edit(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('a list that does not answer keeps nobody from writing', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.route(newsList, () => {});
  await page.reload();
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(page.getByRole('dialog', { name: 'Yeni Haber Ekle' })).toBeVisible();
});

test('a session that ended meanwhile leads to the sign-in page', { tag: '@desktop' }, async ({
  page,
  context,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/401/);
  await signIn(page);
  const sendCode = await openWithout(page, 'main');
  await expect(rows(page).first()).toBeVisible();
  await context.clearCookies({ name: /session/ });
  sendCode();
  await page.waitForURL('**/admin-login');
});

test('who signs in before the code of the panel has come reads the list meanwhile', {
  tag: '@desktop',
}, async ({ page, site, noFaults }) => {
  noFaults.allow(/401/);
  const sendCode = await holdCode(page, 'panel');
  await page.goto('/admin-login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Şifreyi göster' })).toBeVisible();
  await page.getByLabel('Kullanıcı adı').fill(site.admin.username);
  await page.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('Giriş Başarılı', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/adminpanel$/);
  sendCode();
  await expect(edit(page)).toBeVisible();
});
