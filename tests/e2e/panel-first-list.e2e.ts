import type { Page } from '@playwright/test';
import { newsList } from '../support/news-list.ts';
import { expect, test } from '../support/test.ts';

/** The list that comes with the panel's page, while the panel's code is on its way. */

const rows = (page: Page) => page.locator('[data-first-list] li');
const edit = (page: Page) => page.getByRole('button', { name: /^Düzenle: / }).first();

/** Opens the panel with its code held back until `send`. */
async function openWithoutCode(page: Page) {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/panel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  return { send };
}

test('the list can be read before the code of the panel is there, and stands in its place when it is', async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await expect(edit(page)).toBeVisible();
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents();
  const code = await openWithoutCode(page);
  await expect(rows(page).first()).toBeVisible();
  const read = await rows(page).getByRole('heading', { level: 3 }).allTextContents();
  expect(read).toEqual(titles.slice(0, read.length));
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Yükleniyor…');
  code.send();
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
  const code = await openWithoutCode(page);
  await expect(rows(page).first()).toBeVisible();
  await context.clearCookies({ name: /session/ });
  code.send();
  await page.waitForURL('**/admin-login');
});
