import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { drag } from '../support/drag.ts';
import { drawPictures } from '../support/media-list.ts';
import { add300Photos } from '../support/photo-list.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';
import { call } from './panel-bin-content.ts';

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

test('a photo goes to the very front from any page, and over the end of a page', async ({ page }) => {
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

test('the last photo that has come is moved on into the next page, and one goes to the end of all', async ({
  page,
}) => {
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

test('a photo beside one that somebody deleted is told, stays moved, and is saved', {
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
