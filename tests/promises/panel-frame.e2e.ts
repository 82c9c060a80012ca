import { newsList, noNews } from '../support/news-list.ts';
import { noOperations, operationList } from '../support/operation-list.ts';
import { noPhotos, photoList } from '../support/photo-list.ts';
import { expect, test } from '../support/test.ts';

/** The panel's header, tabs, empty lists and role labels. */

test('the panel when authenticated', { tag: '@desktop' }, async ({ page, signIn, noFaults: _ }) => {
  // many promises over one page
  test.slow();
  await signIn(page);
  const header = page.getByRole('banner');

  await test.step('header with title, a welcome line with username, role label, change-password, logout', async () => {
    await expect(header.getByRole('heading', { level: 1 })).toHaveText('Yönetim Paneli');
    await expect(header.getByText('Hoş geldiniz, admin', { exact: true })).toBeVisible();
    await expect(header.getByText('Yönetici', { exact: true })).toBeVisible();
    for (const name of ['Şifre Değiştir', 'Çıkış Yap'])
      await expect(header.getByRole('button', { name, exact: true })).toBeVisible();
  });

  await test.step('four tabs; the tab value defaults to news', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      'Haberler',
      'Operasyonlar',
      'Medya',
      'Fotoğraf Galerisi',
    ]);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Haberler');
    await expect(page.getByRole('tabpanel', { name: 'Haberler' })).toBeVisible();
  });

  await test.step('password dialog: opens, closes on cancel', async () => {
    const dialog = page.getByRole('dialog', { name: 'Şifre Değiştir' });
    await header.getByRole('button', { name: 'Şifre Değiştir' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'İptal' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("empty states: 'Henüz haber yok', 'Henüz operasyon yok', 'Henüz fotoğraf yok'; at /admin, too", async () => {
    await page.route(newsList, (route) => route.fulfill(noNews));
    await page.route(operationList, (route) => route.fulfill(noOperations));
    await page.route(photoList, (route) => route.fulfill(noPhotos));
    await page.goto('/admin');
    for (const [tab, words] of [
      ['Haberler', 'Henüz haber yok'],
      ['Operasyonlar', 'Henüz operasyon yok'],
      ['Fotoğraf Galerisi', 'Henüz fotoğraf yok'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
  });

  await test.step('any authenticated admin sees all four tabs: media is Medya, any other value Yönetim', async () => {
    for (const [role, label] of [
      ['media', 'Medya'],
      ['baskan', 'Yönetim'],
    ] as const) {
      await page.route('**/api/admin/auth', (route) => route.fulfill({ json: { username: 'mert', role } }));
      await page.reload();
      await expect(header.getByText('Hoş geldiniz, mert', { exact: true })).toBeVisible();
      await expect(
        header.getByText(label, { exact: true }).and(header.locator(':not([role=tab])')),
      ).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(4);
    }
  });
});

test("the auth check: a failure other than 401 is 'Auth check failed', and is not repeated by itself", {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 500/);
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  let checks = 0;
  await page.route('**/api/admin/auth', (route) => {
    checks += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await page.goto('/adminpanel');
  await expect(page.getByText('Auth check failed', { exact: true })).toBeVisible();
  await page.clock.runFor(60_000);
  expect(checks).toBe(1);
  await expect(page).toHaveURL(/\/adminpanel$/);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('logout clears all cached data and goes to login', { tag: '@desktop' }, async ({
  page,
  signIn,
  site,
  noFaults,
}) => {
  noFaults.allow(/status of 401/);
  let reads = 0;
  page.on('request', (request) => {
    if (newsList.test(request.url())) reads += 1;
  });
  await signIn(page);
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(reads, 'fresh for five minutes').toBe(1);
  // a value of the page itself: it is gone when the page was loaded again
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByLabel('Kullanıcı adı').fill(site.admin.username);
  await page.getByLabel('Şifre', { exact: true }).fill(site.admin.password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window), 'nothing of the page before is left').toBe(false);
  expect(reads, 'read again').toBe(2);
});
