import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

const article = { excerpt: 'Özet', content: 'Birinci satır', category: 'Duyuru', published: false };

/** Writes an article and changes it, through the calls. */
async function writeAndChange(page: Page, title: string) {
  const headers = { origin: new URL(page.url()).origin };
  const created = await page.request.post('/api/news', { data: { ...article, title }, headers });
  const { id }: { id: number } = await created.json();
  const data = { ...article, title, content: 'İkinci satır', published: true };
  const changed = await page.request.put(`/api/news/${id}`, { data, headers });
  expect(changed.status()).toBe(200);
}

async function openLog(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'İşlem Geçmişi' }).click();
  const dialog = page.getByRole('dialog', { name: 'İşlem Geçmişi' });
  await expect(dialog.locator('ol > li').first()).toBeVisible();
  return dialog;
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
});

test('an admin reads who changed what, field by field', { tag: '@desktop' }, async ({
  page,
  site,
  noFaults: _,
}) => {
  await writeAndChange(page, 'Günlüğe geçen haber');
  const dialog = await openLog(page);
  const rows = dialog.locator('ol > li');
  await expect(rows.nth(0)).toContainText(`${site.admin.username} “Günlüğe geçen haber” haberini yayınladı`);
  await expect(rows.nth(1)).toContainText('“Günlüğe geçen haber” haberini ekledi');
  await rows.nth(0).getByText('Değişikliği göster').click();
  const change = rows.nth(0).getByRole('definition');
  await expect(change).toHaveText(['ÖnceBirinci satırSonraİkinci satır', 'ÖnceHayırSonraEvet']);
  await expect(rows.nth(0).getByRole('term')).toHaveText(['İçerik', 'Yayında']);
});

test('who published an article is found by a word of its title, whatever letters that has', {
  tag: '@desktop',
}, async ({ page, site, noFaults: _ }) => {
  await writeAndChange(page, 'Iğdır \u05d0\u05d1 çığı');
  await writeAndChange(page, 'Sonraki haber');
  const dialog = await openLog(page);
  const rows = dialog.locator('ol > li');
  await dialog.getByLabel('Başlıkta ara').fill('CIGI igdir');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(
    `${site.admin.username} “Iğdır \u05d0\u05d1 çığı” haberini yayınladı`,
  );
  await expect(rows.nth(0).locator('bdi').first()).toHaveText('Iğdır \u05d0\u05d1 çığı');
  await dialog.getByLabel('Başlıkta ara').fill('hiç olmayan');
  await expect(dialog.getByText('Kayıt bulunamadı')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('0 kayıt');
  await dialog.getByRole('button', { name: 'Süzgeci Temizle' }).click();
  await expect(rows.nth(0)).toContainText('Sonraki haber');
});

test('the log is narrowed by subject, person and day, and widened again', { tag: '@desktop' }, async ({
  page,
  site,
}) => {
  await writeAndChange(page, 'Süzülen haber');
  const dialog = await openLog(page);
  const rows = dialog.locator('ol > li');
  const pick = async (label: string, option: string) => {
    await dialog.getByLabel(label, { exact: true }).selectOption(option);
  };
  await pick('İşlem türü', 'Oturumlar ve şifreler');
  await expect(rows.filter({ hasText: 'giriş yaptı' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'haberini' })).toHaveCount(0);
  await pick('İşlem türü', 'Haberler');
  await pick('Kullanıcı', site.admin.username);
  await expect(rows.first()).toContainText('“Süzülen haber” haberini yayınladı');
  await pick('Kullanıcı', 'komut satırı');
  await expect(dialog.getByText('Kayıt bulunamadı')).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await dialog.getByRole('button', { name: 'Süzgeci Temizle' }).click();
  await expect(rows.first()).toBeVisible();
  await dialog.getByLabel('Bitiş').fill('2020-01-01');
  await expect(dialog.getByText('Kayıt bulunamadı')).toBeVisible();
});

test('who published an operation is found in three presses', { tag: '@desktop' }, async ({ page, site }) => {
  const headers = { origin: site.url };
  const data = {
    title: 'Kimin çıkardığı aranan',
    description: 'Arama.',
    location: 'Bolu',
    date: '2026-01-02',
  };
  const operation = { ...data, status: 'active', published: true };
  expect((await page.request.post('/api/operations', { data: operation, headers })).status()).toBe(201);
  await writeAndChange(page, 'Önce eklenip sonra çıkan haber');
  const dialog = await openLog(page);
  await dialog.getByText('Yayınladı', { exact: true }).click();
  const rows = dialog.locator('ol > li');
  await expect(rows.nth(1)).toContainText(
    `${site.admin.username} “Kimin çıkardığı aranan” operasyonunu ekleyip yayınladı`,
  );
  await expect(rows.nth(0)).toContainText('haberini yayınladı');
  await expect(dialog.getByRole('link', { name: 'CSV olarak indir' })).toHaveAttribute('href', /act=publish/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Yayından kaldırdı' })).toBeChecked();
  await expect(rows.filter({ hasText: 'ekleyip' })).toHaveCount(0);
});

test('on a phone the first rows of the log are in sight, and a button opens its filters', {
  tag: '@phone',
}, async ({ page }) => {
  await writeAndChange(page, 'Telefonda görülen haber');
  const dialog = await openLog(page);
  const first = dialog.locator('ol > li').first();
  await expect(first).toContainText('Telefonda görülen haber');
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(400);
  await expect(dialog.getByRole('combobox', { name: 'Kullanıcı' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Süz', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Kullanıcı' })).toBeVisible();
  await dialog.getByLabel('Başlıkta ara').fill('hiç olmayan');
  await expect(dialog.getByText('Kayıt bulunamadı')).toBeVisible();
});

test('thirty photos are one entry, which opens to its parts', { tag: '@desktop' }, async ({ page, site }) => {
  const headers = { origin: site.url };
  const photos = Array.from({ length: 60 }, (_, place) => ({
    ...{ title: `Tatbikat ${place + 1}`, imageUrl: '/icons/icon-512.png' },
  }));
  const data = { photos, category: 'training' };
  const added = await page.request.post('/api/admin/photos/bulk', { data, headers });
  expect(added.status(), await added.text()).toBe(201);
  const dialog = await openLog(page);
  const first = dialog.locator('ol > li').first();
  await expect(first).toContainText(`${site.admin.username} 60 fotoğraf ekledi`);
  await first.getByText('Tek tek göster').click();
  await expect(first.locator('ul > li')).toHaveCount(60);
  await expect(first.locator('ul > li').first()).toContainText('“Tatbikat 1” fotoğrafını ekledi');
  await dialog.getByLabel('Başlıkta ara').fill('tatbikat 57');
  await expect(dialog.getByText('“Tatbikat 57” fotoğrafını ekledi').first()).toBeVisible();
  await expectAccessible(page, 'acts');
});

test('older rows come on request, to the end', { tag: '@desktop' }, async ({ page }) => {
  const headers = { origin: new URL(page.url()).origin };
  const created = await page.request.post('/api/news', { data: { ...article, title: 'Haber' }, headers });
  const { id }: { id: number } = await created.json();
  for (let turn = 0; turn < 55; turn += 1) {
    const data = { ...article, title: `Haber ${turn}` };
    await page.request.put(`/api/news/${id}`, { data, headers });
  }
  const dialog = await openLog(page);
  const rows = dialog.locator('ol > li');
  await expect(rows).toHaveCount(50);
  const older = dialog.getByRole('button', { name: 'Daha eski kayıtlar' });
  while (await older.isVisible()) {
    const before = await rows.count();
    await older.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  }
  await expect(dialog.getByText('Kayıtların sonuna ulaştınız.')).toBeVisible();
  await expect(dialog.getByText('Kayıt no: 1', { exact: true })).toBeVisible();
});

test('what is shown can be taken away as a file', { tag: '@desktop' }, async ({ page }) => {
  await writeAndChange(page, 'Dosyaya geçen haber');
  const dialog = await openLog(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'CSV olarak indir' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('islem-gecmisi.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('"Dosyaya geçen haber"');
});

test('the log is accessible, also while it waits and when it cannot be read', async ({ page }) => {
  await writeAndChange(page, 'Erişilir haber');
  const dialog = await openLog(page);
  await expectAccessible(page, 'log');
  await dialog.getByText('Değişikliği göster').first().click();
  await expect(dialog.getByRole('definition').first()).toBeVisible();
  await expectAccessible(page, 'change');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
  await page.route('**/api/admin/audit?*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'İşlem Geçmişi' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bağlantınızı denetleyip yeniden deneyin.');
  await expectAccessible(page, 'failed');
});
