import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { drag } from '../support/drag.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { make } from './panel-bin-content.ts';

const own = (name: string) => `${name} ${test.info().project.name}`;

const titlesOf = async (page: Page): Promise<string[]> =>
  ((await (await page.request.get('/api/photos')).json()) as { title: string }[])
    .map(({ title }) => title)
    .slice(0, 3);

async function openWith(page: Page, titles: string[]) {
  for (const title of titles.toReversed()) await make(page, 'photos', title);
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
}

const tile = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^\\d+\\. ${title}$`) });

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 40[49]/);
  await signIn(page);
});

test('photos are put in order with buttons, and visitors see them so', { tag: '@phone' }, async ({
  page,
}) => {
  const [a, b, c] = [own('Sıra bir'), own('Sıra iki'), own('Sıra üç')];
  await openWith(page, [a, b, c]);
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafları Sırala' });
  await expect(dialog.getByText('Önce bir fotoğraf seçin')).toBeVisible();
  await expectAccessible(page, 'nothing chosen');
  await tile(page, c).click();
  await dialog.getByRole('button', { name: 'En başa' }).click();
  await expect(dialog.getByText(`“${c}” 1. sırada`)).toBeVisible();
  await tile(page, a).click();
  await dialog.getByRole('button', { name: 'Geriye al' }).click();
  await expect(dialog.getByText(`“${a}” 3. sırada`)).toBeVisible();
  await expectAccessible(page, 'one chosen');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  // two were moved, each is sent with the photo that it stands behind
  expect((await sent).postDataJSON().moves).toEqual([
    { id: expect.any(Number), place: 'first' },
    { id: expect.any(Number), place: { after: expect.any(Number) } },
  ]);
  await expect(page.getByText('Sıra kaydedildi', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await titlesOf(page)).toEqual([c, b, a]);
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(c);
});

test('a photo is dragged to another place', { tag: '@desktop' }, async ({ page }) => {
  const titles = ['Sürükle bir', 'Sürükle iki', 'Sürükle üç'];
  await openWith(page, titles);
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  await drag(tile(page, 'Sürükle bir'), tile(page, 'Sürükle üç'));
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Sıra kaydedildi', { exact: true })).toBeVisible();
  expect(await titlesOf(page)).toEqual(['Sürükle iki', 'Sürükle üç', 'Sürükle bir']);
});

test('on a phone a photo is dragged by its handle, and only by it', {
  tag: '@phone',
}, async ({ page }) => {
  const titles = ['Parmakla bir', 'Parmakla iki', 'Parmakla üç'];
  await openWith(page, titles);
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafları Sırala' });
  const [from, to] = [await boxOf(tile(page, 'Parmakla bir')), await boxOf(tile(page, 'Parmakla üç'))];
  const handle = { x: from.x + 16, y: from.y + 16 };
  const goal = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await dragByFinger(page, { x: from.x + from.width - 12, y: from.y + from.height - 12 }, goal);
  await expect(dialog.getByText('Önce bir fotoğraf seçin')).toBeVisible();
  await dragByFinger(page, handle, goal);
  await expect(dialog.getByText('“Parmakla bir” 3. sırada')).toBeVisible();
  await expectAccessible(page, 'with handles');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Sıra kaydedildi', { exact: true })).toBeVisible();
  expect(await titlesOf(page)).toEqual(['Parmakla iki', 'Parmakla üç', 'Parmakla bir']);
});

interface Point {
  x: number;
  y: number;
}

/** With one finger, by way of a point between. */
async function dragByFinger(page: Page, from: Point, to: Point) {
  const finger = await page.context().newCDPSession(page);
  const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', from);
  await send('touchMove', between);
  await send('touchMove', to);
  await send('touchEnd');
  await finger.detach();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return box;
}

test('a photo that somebody deleted meanwhile is reported, and the rest is saved', {
  tag: '@desktop',
}, async ({ page }) => {
  await openWith(page, ['Kalan bir', 'Kalan iki']);
  const gone = await make(page, 'photos', 'Silinen');
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  await tile(page, 'Kalan iki').click();
  await page.getByRole('button', { name: 'Öne al' }).click();
  const origin = new URL(page.url()).origin;
  await page.request.delete(`/api/photos/${gone.id}`, { headers: { origin } });
  const save = page.getByRole('button', { name: 'Kaydet' });
  await save.click();
  await expect(page.getByText(/bu arada silinmiş/)).toBeVisible();
  await expect(tile(page, 'Silinen')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Sıra kaydedildi', { exact: true })).toBeVisible();
  expect((await titlesOf(page)).slice(0, 2)).toEqual(['Kalan iki', 'Kalan bir']);
});

test('a photo that is moved while the order is saved is kept for the next save', { tag: '@phone' }, async ({
  page,
}) => {
  const titles = ['Sürerken bir', 'Sürerken iki', 'Sürerken üç'];
  const [a = '', b = '', c = ''] = titles;
  await openWith(page, titles);
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafları Sırala' });
  await tile(page, c).click();
  await dialog.getByRole('button', { name: 'En başa' }).click();
  const release = await holdRequests(page, '**/api/admin/photos/order');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await tile(page, a).click();
  await dialog.getByRole('button', { name: 'Geriye al' }).click();
  release();
  await expect(dialog.getByText(/^Sıra kaydedildi\. Bu sırada taşıdıklarınız için/)).toBeVisible();
  expect(await titlesOf(page)).toEqual([c, a, b]);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await titlesOf(page)).toEqual([c, b, a]);
});

test('an order that is not saved is asked about before it is lost', { tag: '@desktop' }, async ({ page }) => {
  await openWith(page, ['Vazgeçilen bir', 'Vazgeçilen iki']);
  await page.getByRole('button', { name: 'Sırala', exact: true }).click();
  await tile(page, 'Vazgeçilen iki').click();
  await page.getByRole('button', { name: 'Öne al' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  expect((await titlesOf(page)).slice(0, 2)).toEqual(['Vazgeçilen bir', 'Vazgeçilen iki']);
});
