import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { call, make, signInOver, toastOf } from './panel-bin-content.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[14]/);
  await signIn(page);
});

/** Deletes through the calls what `make` makes. */
async function bin(page: Page, kind: 'news' | 'operations' | 'photos', title: string, change?: object) {
  const made = await make(page, kind, title, change);
  await call(page, 'DELETE', `/api/${kind}/${made.id}`);
  return made;
}

async function openBin(page: Page) {
  await page.getByRole('button', { name: 'Çöp Kutusu' }).click();
  return page.getByRole('dialog', { name: 'Çöp Kutusu' });
}

const inDays = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000 - 60_000).toISOString();
const inBin = (number: number) =>
  Array.from({ length: number }, (_, at) => ({
    id: 9000 + at,
    title: `${at + 1}. silinen`,
    deletedAt: inDays(at === 0 ? 29 : 18),
    deletedBy: at === 2 ? 'İpek' : 'mert',
  }));

test('the bin tells what was deleted, when, by whom and for how long, and gives it back', async ({
  page,
  site,
}) => {
  const title = `Çöpteki haber ${test.info().project.name}`;
  const made = await bin(page, 'news', title);
  const dialog = await openBin(page);
  await expect(dialog).toHaveAccessibleDescription(/30 gün burada bekler/);
  await expect(dialog.getByRole('status').first()).toHaveText(/^Çöp kutusunda \d+ kayıt$/);
  const row = dialog.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Az önce silindi');
  await expect(row).toContainText(`Silen: ${site.admin.username}`);
  await expect(row).toContainText('30 gün sonra kalıcı olarak silinir');
  await expectAccessible(page, 'bin');
  await row.getByRole('button', { name: `Geri Al: ${title}` }).press('Enter');
  await expect(toastOf(page)).toContainText('BaşarılıHaber geri alındı');
  await expect(row).toHaveCount(0);
  expect(await dialog.locator(':focus').count(), 'the keyboard is still in the dialog').toBe(1);
  expect((await page.request.get(`/news/${made.id}`)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Kapat' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Çöp Kutusu' })).toBeFocused();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('operations and photos have bins of their own', { tag: '@desktop' }, async ({ page }) => {
  const title = `Çöpteki ${test.info().project.name}`;
  await bin(page, 'operations', title, { published: false });
  await bin(page, 'photos', title);
  const words = { Operasyonlar: 'Operasyon', 'Fotoğraf Galerisi': 'Fotoğraf' };
  for (const [tab, word] of Object.entries(words)) {
    await page.getByRole('tab', { name: tab }).click();
    const dialog = await openBin(page);
    await dialog.getByRole('button', { name: `Geri Al: ${title}` }).click();
    await expect(toastOf(page)).toContainText(`Başarılı${word} geri alındı`);
    await expect(toastOf(page).getByText('taslak olarak duruyor')).toHaveCount(word === 'Operasyon' ? 1 : 0);
    await dialog.getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('a full bin can be searched, and the keyboard goes on at the next one', { tag: '@desktop' }, async ({
  page,
}) => {
  let list = inBin(7);
  await page.route('**/api/admin/news/bin', (route) => route.fulfill({ json: list }));
  await page.route('**/api/admin/news/*/restore', (route) => {
    list = list.filter(({ id }) => !route.request().url().includes(`/${id}/`));
    return route.fulfill({ json: {} });
  });
  const dialog = await openBin(page);
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(0)).toContainText('29 gün önce silindi');
  await expect(rows.nth(0)).toContainText('24 saat içinde kalıcı olarak silinir');
  await expect(rows.nth(1)).toContainText('12 gün sonra kalıcı olarak silinir');
  await dialog.getByLabel('Çöp kutusunda ara').fill('ipek');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('3. silinen');
  await dialog.getByLabel('Çöp kutusunda ara').fill('');
  await dialog.getByRole('button', { name: 'Geri Al: 2. silinen' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Geri Al: 3. silinen' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Geri Al: 7. silinen' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Geri Al: 6. silinen' })).toBeFocused();
  await page.getByRole('button', { name: 'Bildirimi kapat', includeHidden: true }).click();
  await expectAccessible(page, 'bin with a search');
});

test('an empty bin and one that cannot be read say so', { tag: '@desktop' }, async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/admin/news/bin', (route) =>
    isBroken ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ json: [] }),
  );
  const dialog = await openBin(page);
  await expect(dialog.getByRole('alert')).toContainText('Çöp kutusu alınamadı');
  await expectAccessible(page, 'failed');
  isBroken = false;
  await dialog.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(dialog.getByText('Çöp kutusu boş', { exact: true })).toBeVisible();
  await expectAccessible(page, 'empty');
});

test('whose session has ended signs in over the bin; what is gone is shown', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  const title = `Oturumu aşan çöp ${test.info().project.name}`;
  const [first, second] = [await bin(page, 'news', `${title} 1`), await bin(page, 'news', `${title} 2`)];
  const dialog = await openBin(page);
  await expect(dialog.getByRole('heading', { name: first.title })).toBeVisible();
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: `Geri Al: ${first.title}` }).click();
  await signInOver(page, site.admin);
  await expect(toastOf(page)).toContainText('Haber geri alındı');
  // the list is asked for again now, and must still tell of the second
  await expect(dialog.getByRole('heading', { name: first.title })).toHaveCount(0);
  await call(page, 'POST', `/api/admin/news/${second.id}/restore`);
  await dialog.getByRole('button', { name: `Geri Al: ${second.title}` }).click();
  await expect(toastOf(page)).toContainText('HataBu haber çöp kutusunda değil ya da süresi doldu.');
  await expect(dialog.getByRole('heading', { name: second.title })).toHaveCount(0);
});

test('the panel opens without the bin', { tag: '@desktop' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(asked.filter((url) => /bin\b|bin-/.test(url))).toEqual([]);
  await openBin(page);
  expect(asked.filter((url) => /bin-dialog-/.test(url))).toHaveLength(1);
});
