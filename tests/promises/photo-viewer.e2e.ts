import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilAwake } from '../support/awake.ts';
import { startSite } from '../support/site.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Fotoğraf görüntüleyici' });
const photo = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title });

/** Opens the gallery, and waits until a click opens the viewer rather than the picture itself. */
async function openGallery(page: Page, address = '/operation-photos') {
  await page.goto(address);
  await untilAwake(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fotoğraf Galerisi' })).toBeVisible();
}

test('the gallery and its viewer are accessible', async ({ page, noFaults: _ }) => {
  await openGallery(page);
  await expectAccessible(page);
  await photo(page, 'Köpekli arama').click();
  await expect(viewerOf(page)).toBeVisible();
  await expectAccessible(page);
});

test('a photo is enlarged with its place, title and description', async ({ page, noFaults: _ }) => {
  await openGallery(page);
  await photo(page, 'Gece araması').click();
  const viewer = viewerOf(page);
  await expect(viewer.getByText('2 / 20', { exact: true })).toBeVisible();
  await expect(viewer.getByRole('heading', { name: 'Gece araması' })).toBeVisible();
  await expect(viewer).toContainText('Kayıp aramasında ekip, kafa lambalarıyla ormanda ilerliyor.');
  await expect(viewer.getByRole('img')).toHaveCount(1);
  const box = await viewer.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box).toEqual({ x: 0, y: 0, width, height });
});

test('buttons and arrow keys move on and back, past the last photo to the first', {
  tag: '@desktop',
}, async ({ page }) => {
  await openGallery(page);
  await photo(page, 'Enkazda arama').click();
  const viewer = viewerOf(page);
  const isAt = (place: string, title: string) =>
    expect(viewer).toContainText(new RegExp(`^${place}.*${title}`));
  await isAt('1 / 20', 'Enkazda arama');
  await viewer.getByRole('button', { name: 'Önceki fotoğraf' }).click();
  await isAt('20 / 20', 'Telsiz masası');
  await viewer.getByRole('button', { name: 'Sonraki fotoğraf' }).click();
  await isAt('1 / 20', 'Enkazda arama');
  await page.keyboard.press('ArrowLeft');
  await isAt('20 / 20', 'Telsiz masası');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await isAt('2 / 20', 'Gece araması');
  await viewer.getByRole('heading').click();
  await page.keyboard.press('ArrowRight');
  await isAt('3 / 20', 'Selde tahliye');
});

test('Escape and the close button close it, and the photo has the focus again', { tag: '@desktop' }, async ({
  page,
}) => {
  await openGallery(page);
  const opener = photo(page, 'Havadan destek');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(viewerOf(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(viewerOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await viewerOf(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(viewerOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the focus stays inside the viewer, and the page behind does not scroll', { tag: '@desktop' }, async ({
  page,
}) => {
  await openGallery(page);
  await photo(page, 'Enkazda arama').click();
  const names = ['Kapat', 'Önceki fotoğraf', 'Sonraki fotoğraf', 'Kapat'];
  for (const name of names) {
    await expect(viewerOf(page).getByRole('button', { name })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(viewerOf(page).getByRole('button', { name: 'Sonraki fotoğraf' })).toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(viewerOf(page)).toHaveCount(0);
  // the page is let go a moment after the viewer is gone, and a key that comes before is lost
  await expect(async () => {
    await page.keyboard.press('PageDown');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
  }).toPass({ timeout: 5000 });
});

test('the next picture is there before it is asked for', { tag: '@desktop' }, async ({ page }) => {
  await openGallery(page);
  await photo(page, 'Enkazda arama').click();
  await expect(viewerOf(page)).toBeVisible();
  await expect.poll(() => page.evaluate(hasFetched, 'night-search-1600')).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('ArrowRight');
  const shown = viewerOf(page).getByRole('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('night-search');
  expect(asked.filter((url) => url.includes('night-search'))).toEqual([]);
});

/** Runs in the page. */
const hasFetched = (picture: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(picture));

test('a gallery without photos says so, and a single one has no arrows', { tag: '@desktop' }, async ({
  page,
}) => {
  const { url, admin, stop } = await startSite({ env: { STARTER_CONTENT: 'none' } });
  await openGallery(page, `${url}/operation-photos`);
  await expect(page.getByText('Henüz fotoğraf bulunmuyor.')).toBeVisible();
  const headers = { origin: url };
  const data = { title: 'Tek kare', imageUrl: '/artwork/memorial-1600.webp' };
  await page.request.post(`${url}/api/admin/login`, { data: admin, headers });
  expect((await page.request.post(`${url}/api/photos`, { data, headers })).status()).toBe(201);
  await openGallery(page, `${url}/operation-photos`);
  await photo(page, 'Tek kare').click();
  await expect(viewerOf(page)).toContainText('1 / 1');
  await expect(viewerOf(page).getByRole('button')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(viewerOf(page)).toContainText('1 / 1');
  await stop();
});

test('a finger that swipes moves on, one that scrolls does not', { tag: '@phone' }, async ({ page }) => {
  await openGallery(page);
  await photo(page, 'Enkazda arama').tap();
  const viewer = viewerOf(page);
  await expect(viewer).toContainText('1 / 20');
  await swipe(page, { from: [320, 400], to: [80, 420] });
  await expect(viewer).toContainText('2 / 20');
  await swipe(page, { from: [80, 400], to: [320, 380] });
  await expect(viewer).toContainText('1 / 20');
  await swipe(page, { from: [80, 400], to: [320, 380] });
  await expect(viewer).toContainText('20 / 20');
  await swipe(page, { from: [200, 600], to: [130, 200] });
  await swipe(page, { from: [200, 400], to: [170, 400] });
  await expect(viewer).toContainText('20 / 20');
});

test('a category has an address that can be shared, and the viewer keeps to it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openGallery(page, '/gallery');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Eğitimler' }).click();
  await expect(main.getByRole('status')).toHaveText('6 görsel');
  await expect(page).toHaveURL(/\/operation-photos\?category=training$/);
  await expect(main.getByRole('link', { name: 'Eğitimler' })).toHaveAttribute('aria-current', 'true');
  await untilAwake(page);
  await photo(page, 'İple iniş').click();
  await expect(viewerOf(page)).toContainText('1 / 6');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(main.getByRole('status')).toHaveText('6 görsel');
  await main.getByRole('link', { name: 'Tümü' }).click();
  await expect(main.getByRole('status')).toHaveText('20 görsel');
  await expect(page).toHaveURL(/\/operation-photos$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo leads to its picture, and the categories are links', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/operation-photos');
    await page.getByRole('main').getByRole('link', { name: 'Ekipman' }).click();
    await expect(page).toHaveURL(/\/operation-photos\?category=equipment$/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('3 görsel');
    await photo(page, 'Malzeme deposu').click();
    await expect(page).toHaveURL(/\/artwork\/equipment-store-1600\.webp$/);
  });
});

/** A finger that goes down at one place and up at another, as Chromium's own touch events. */
async function swipe(page: Page, { from, to }: { from: [number, number]; to: [number, number] }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
  await touch('touchEnd', []);
  await session.detach();
}
