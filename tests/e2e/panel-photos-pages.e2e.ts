import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { drag } from '../support/drag.ts';
import { openFilters } from '../support/filters.ts';
import { leaveTab } from '../support/leave-tab.ts';
import { drawPictures } from '../support/media-list.ts';
import { add300Photos, photoList } from '../support/photo-list.ts';
import { expect, onStarterContent } from '../support/test.ts';
import { call, make, toastOf } from './panel-bin-content.ts';

const test = onStarterContent();

interface Photo {
  id: number;
  title: string;
  category: string;
}

test.beforeEach(async ({ page, site, signIn, noFaults: _ }) => {
  await add300Photos(site);
  await drawPictures(page);
  await signIn(page);
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await expect(page.getByText('300 kayıttan 48 tanesi gösteriliyor')).toBeVisible();
});

const photosOf = async (page: Page): Promise<Photo[]> => (await page.request.get('/api/photos')).json();
const titlesOf = async (page: Page) => (await photosOf(page)).map(({ title }) => title);
const headings = (page: Page) => page.getByRole('heading', { level: 3 });
const more = (page: Page) => page.getByRole('button', { name: 'Daha fazla göster' });
const tile = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d+\\. ${title}$`) });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Fotoğrafları Sırala' });

async function openOrder(page: Page) {
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  await expect(tile(page, 'Kare 300')).toBeVisible();
}

async function saveOrder(page: Page) {
  await dialogOf(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Sıra kaydedildi', { exact: true })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
}

test('the next photos come when they are asked for, and the focus goes to the first of them', async ({
  page,
}) => {
  await expect(page.getByText('300 fotoğraf', { exact: true })).toBeVisible();
  await expect(headings(page)).toHaveCount(48);
  await more(page).press('Enter');
  await expect(headings(page)).toHaveCount(96);
  await expect(page.getByLabel('Seç: Kare 252')).toBeFocused();
  await expectAccessible(page, 'two pages');
});

test('a photo far down is found by its words, alone or in its category, and is changed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.getByLabel('Fotoğraflarda ara').fill('kare 17 egitimler');
  await expect(page.getByText('9 sonuç', { exact: true })).toBeVisible();
  await page.getByLabel('Fotoğraflarda ara').fill('yok böyle bir şey');
  await expect(page.getByText('Aramanızla eşleşen kayıt yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı Temizle' }).click();
  await openFilters(page);
  await page.getByLabel('Fotoğrafları süz').selectOption('Ekipman');
  await expect(page.getByText('100 sonuç', { exact: true })).toBeVisible();
  await page.getByLabel('Fotoğraflarda ara').fill('kare 3');
  await page.getByLabel('Sıralama').selectOption('Başlığa göre (A–Z)');
  await expect(headings(page).first()).toHaveText('Kare 3');
  await page.getByRole('button', { name: 'Düzenle: Kare 3', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Başlık').fill('Kare 3 yeni');
  await page.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(headings(page).first()).toHaveText('Kare 3 yeni');
});

test('the gallery is narrowed to the photos of an operation', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await make(page, 'operations', 'Gece araması');
  await make(page, 'photos', 'Gece kampı', { operationId: id });
  await page.reload();
  await page.getByLabel('Operasyona göre').selectOption('Gece araması');
  await expect(headings(page)).toHaveText(['Gece kampı']);
  await page.getByRole('button', { name: 'Düzenle: Gece kampı' }).click();
  await expect(page.getByRole('dialog').getByLabel('Operasyon', { exact: true })).toHaveValue(String(id));
});

test('an unfinished change of a photo that has not come yet is gone on with', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.getByLabel('Fotoğraflarda ara').fill('kare 3');
  await openFilters(page);
  await page.getByLabel('Sıralama').selectOption('Önce en eski');
  await page.getByRole('button', { name: 'Düzenle: Kare 3', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Başlık').fill('Kare 3 yarım');
  const next = await leaveTab(page);
  await next.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await next.getByRole('button', { name: 'Sürdür: Kare 3 yarım' }).click();
  const dialog = next.getByRole('dialog', { name: 'Fotoğrafı Düzenle' });
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Kare 3 yarım');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(next.getByText('Fotoğraf güncellendi', { exact: true })).toBeVisible();
  expect(await titlesOf(next)).toContain('Kare 3 yarım');
});

test('a photo goes to the very front from any page, and over the end of a page', { tag: '@phone' }, async ({
  page,
}) => {
  await openOrder(page);
  await more(page).last().press('Enter');
  await expect(tile(page, 'Kare 252')).toBeFocused();
  await tile(page, 'Kare 205').click();
  await dialogOf(page).getByRole('button', { name: 'En başa' }).click();
  await expect(dialogOf(page).getByText('“Kare 205” 1. sırada')).toBeVisible();
  await tile(page, 'Kare 253').click();
  await dialogOf(page).getByRole('button', { name: 'Geriye al' }).click();
  await expect(dialogOf(page).getByText('“Kare 253” 50. sırada')).toBeVisible();
  await expectAccessible(page, 'ordered over two pages');
  await saveOrder(page);
  const titles = await titlesOf(page);
  expect(titles.slice(0, 2)).toEqual(['Kare 205', 'Kare 300']);
  expect(titles.slice(47, 51)).toEqual(['Kare 254', 'Kare 252', 'Kare 253', 'Kare 251']);
  await expect(headings(page).first()).toHaveText('Kare 205');
});

test('the last photo that has come is moved on into the next page, and one goes to the end of all', {
  tag: '@desktop',
}, async ({ page }) => {
  await openOrder(page);
  await tile(page, 'Kare 253').click();
  const back = dialogOf(page).getByRole('button', { name: 'Geriye al' });
  await expect(tile(page, 'Kare 252')).toBeVisible();
  await back.click();
  await expect(dialogOf(page).getByText('“Kare 253” 49. sırada')).toBeVisible();
  await tile(page, 'Kare 300').click();
  await dialogOf(page).getByRole('button', { name: 'En sona' }).click();
  await expect(dialogOf(page).getByText('“Kare 300” 300. sırada')).toBeVisible();
  await expect(tile(page, 'Kare 300')).toHaveCount(0);
  await expect(tile(page, 'Kare 299')).toHaveText('1. Kare 299');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await saveOrder(page);
  expect((await sent).postDataJSON().moves).toHaveLength(2);
  const titles = await titlesOf(page);
  expect(titles.slice(46, 49)).toEqual(['Kare 252', 'Kare 253', 'Kare 251']);
  expect(titles.slice(-2)).toEqual(['Kare 1', 'Kare 300']);
});

test('a photo is dragged over the end of a page', { tag: '@desktop' }, async ({ page }) => {
  await openOrder(page);
  await more(page).last().click();
  await expect(tile(page, 'Kare 205')).toBeVisible();
  await tile(page, 'Kare 251').scrollIntoViewIfNeeded();
  await drag(tile(page, 'Kare 255'), tile(page, 'Kare 251'));
  await saveOrder(page);
  expect((await titlesOf(page)).slice(45, 50)).toEqual([
    'Kare 254',
    'Kare 253',
    'Kare 252',
    'Kare 251',
    'Kare 255',
  ]);
});

test('two people put the gallery in order at once, and both orders stay', { tag: '@desktop' }, async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const other = await browser.newPage({ baseURL: site.url });
  await drawPictures(other);
  await signIn(other);
  await other.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  for (const [who, title] of [
    [page, 'Kare 290'],
    [other, 'Kare 280'],
  ] as const) {
    await openOrder(who);
    await tile(who, title).click();
    await dialogOf(who).getByRole('button', { name: 'En başa' }).click();
  }
  await tile(other, 'Kare 300').click();
  await dialogOf(other).getByRole('button', { name: 'Geriye al' }).click();
  await saveOrder(page);
  await saveOrder(other);
  expect((await titlesOf(page)).slice(0, 4)).toEqual(['Kare 280', 'Kare 290', 'Kare 299', 'Kare 300']);
  await other.close();
});

test('a photo beside one that somebody deleted is reported, stays moved, and is saved', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 404/);
  await openOrder(page);
  await tile(page, 'Kare 298').click();
  await dialogOf(page).getByRole('button', { name: 'Öne al' }).click();
  const gone = (await photosOf(page)).find(({ title }) => title === 'Kare 300');
  await call(page, 'DELETE', `/api/photos/${gone?.id}`);
  await dialogOf(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText(/bu arada silinmiş/)).toBeVisible();
  await expect(tile(page, 'Kare 300')).toHaveCount(0);
  await expect(tile(page, 'Kare 298')).toHaveText('1. Kare 298');
  await expectAccessible(page, 'a lost neighbour');
  await saveOrder(page);
  expect((await titlesOf(page)).slice(0, 3)).toEqual(['Kare 298', 'Kare 299', 'Kare 297']);
});

test('all that is found is selected, changed and deleted together, also what has not come yet', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 503/);
  await openFilters(page);
  await page.getByLabel('Fotoğrafları süz').selectOption('Ekipman');
  await expect(page.getByText('100 sonuç', { exact: true })).toBeVisible();
  await page.getByLabel('Seç: Kare 300').check();
  const all = page.getByLabel('Tümünü seç');
  await page.route('**/photos/found?*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await all.click();
  await expect(page.getByText(/^Tümü seçilemedi/)).toBeVisible();
  await expect(page.getByText('1 fotoğraf seçildi')).toBeVisible();
  await all.check();
  await expect(page.getByText('100 fotoğraf seçildi')).toBeVisible();
  await expectAccessible(page, 'all selected');
  await page.getByRole('button', { name: 'Seçilenleri Değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: '100 Fotoğrafı Değiştir' });
  await dialog.getByLabel('Kategorisini değiştir').check();
  await dialog.getByRole('button', { name: 'Etkinlikler' }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('100 fotoğraf güncellendi', { exact: true })).toBeVisible({ timeout: 30_000 });
  const changed = (await photosOf(page)).filter(({ category }) => category === 'events');
  expect(changed.map(({ title }) => title).slice(-2)).toEqual(['Kare 6', 'Kare 3']);
  expect(changed).toHaveLength(100);
  expect(changed[99]).toMatchObject({ description: 'Karda yürüyen ekip', version: 2 });

  await page.getByRole('button', { name: 'Aramayı Temizle' }).click();
  await page.getByLabel('Fotoğraflarda ara').fill('etkinlikler');
  await expect(page.getByText('100 sonuç', { exact: true })).toBeVisible();
  await page.getByLabel('Seç: Kare 300').check();
  await all.check();
  await expect(page.getByText('100 fotoğraf seçildi')).toBeVisible();
  await page.getByLabel('Seç: Kare 297').uncheck();
  await expect(page.getByText('99 fotoğraf seçildi')).toBeVisible();
  await page.getByRole('button', { name: 'Seçilenleri Sil' }).click();
  const question = page.getByRole('alertdialog', {
    name: '99 fotoğrafı silmek istediğinizden emin misiniz?',
  });
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(toastOf(page).last()).toContainText('99 fotoğraf silindi', { timeout: 30_000 });
  expect(await photosOf(page)).toHaveLength(201);
  await toastOf(page).last().getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(toastOf(page).last()).toContainText('99 fotoğraf geri alındı', { timeout: 30_000 });
  expect(await photosOf(page)).toHaveLength(300);
});

test('when no further photos come, the list stays and its button asks again', { tag: '@desktop' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/status of 404/);
  await page.route(photoList, (route) =>
    route.request().url().includes('page=2') ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await more(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Devamı alınamadı');
  await expect(headings(page)).toHaveCount(48);
  await page.unroute(photoList);
  await more(page).press('Enter');
  await expect(headings(page)).toHaveCount(96);
});
