import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilAwake } from '../support/awake.ts';
import { startSite } from '../support/site.ts';
import { expect, test as plain } from '../support/test.ts';

const perPage = 60;

/** A site of its own with photos of more than two pages, the newest first. */
const test = plain.extend<object, { gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const { url, admin, stop } = await startSite({ env: { STARTER_CONTENT: 'none' } });
      await fill(url, admin);
      await use(`${url}/operation-photos`);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function fill(url: string, admin: object): Promise<void> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const [cookie] = (await send('/api/admin/login', admin)).headers.getSetCookie();
  const photos = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => ({
      title: `Kare ${from + n}`,
      imageUrl: '/artwork/memorial-1600.webp',
    }));
  for (const [from, to] of [
    [71, 130],
    [1, 70],
  ] as const)
    await send('/api/admin/photos/bulk', { photos: photos(from, to), category: 'training' }, cookie);
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Fotoğraf görüntüleyici' });
/** Not by its name, to which a picture adds its words when it is shown. */
const photo = (page: Page, title: string) =>
  page.locator('main a[data-opens]').filter({ hasText: new RegExp(`^${title}$`) });

async function open(page: Page, { address, title }: { address: string; title: string }) {
  await page.goto(address);
  await untilAwake(page);
  await photo(page, title).click();
  await expect(viewerOf(page)).toBeVisible();
  return viewerOf(page);
}

test('the viewer walks on over the end of a page of the gallery, and back', { tag: '@desktop' }, async ({
  page,
  gallery,
}) => {
  const viewer = await open(page, { address: gallery, title: `Kare ${perPage}` });
  await expect(viewer).toContainText(`${perPage} / 130`);
  for (const [key, place] of [
    ['ArrowRight', 61],
    ['ArrowRight', 62],
    ['ArrowLeft', 61],
    ['ArrowLeft', 60],
  ] as const) {
    await page.keyboard.press(key);
    await expect(viewer).toContainText(`${place} / 130`);
    await expect(viewer.getByRole('heading')).toHaveText(`Kare ${place}`);
  }
});

test('the viewer goes from the first photo of all to the last one, on another page', {
  tag: '@desktop',
}, async ({ page, gallery }) => {
  const viewer = await open(page, { address: `${gallery}?category=training`, title: 'Kare 1' });
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('130 / 130');
  await expect(viewer.getByRole('heading')).toHaveText('Kare 130');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('heading')).toHaveText('Kare 1');
});

test('the viewer says when the next photos cannot be had, and another press tries again', async ({
  page,
  gallery,
}) => {
  await page.route('**/api/photos/part*', (route) => route.abort());
  const viewer = await open(page, { address: `${gallery}?page=2`, title: 'Kare 61' });
  await viewer.getByRole('button', { name: 'Önceki fotoğraf' }).click();
  await expect(viewer).toContainText('Fotoğraf yüklenemedi.');
  await expect(viewer).toContainText('61 / 130');
  await expectAccessible(page);
  await page.unroute('**/api/photos/part*');
  await viewer.getByRole('button', { name: 'Önceki fotoğraf' }).click();
  await expect(viewer.getByRole('heading')).toHaveText('Kare 60');
});

test('the pages of the gallery are links, whether scripts run or not', async ({ page, gallery }) => {
  await page.goto(gallery);
  await expectAccessible(page);
  const pages = page.getByRole('navigation', { name: 'Galeri sayfaları' });
  await expect(pages).toContainText('1 / 3');
  await pages.getByRole('link', { name: 'Sonraki' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(photo(page, 'Kare 61')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('130 görsel');
  await pages.getByRole('link', { name: 'Önceki' }).click();
  await expect(photo(page, 'Kare 1')).toBeVisible();
});

test('pictures further down come when the reader is nearly there', async ({ page, gallery }) => {
  await page.goto(gallery, { waitUntil: 'networkidle' });
  await untilAwake(page);
  const last = photo(page, `Kare ${perPage}`).locator('.picture-waits');
  await expect(last).toHaveCount(1);
  await photo(page, `Kare ${perPage}`).scrollIntoViewIfNeeded();
  await expect(last).toHaveCount(0);
  const picture = photo(page, `Kare ${perPage}`).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('pictures further down come by themselves where the script never comes', async ({ page, gallery }) => {
  await page.route(/\.js$/, () => new Promise(() => {}));
  await page.goto(gallery, { waitUntil: 'commit' });
  const last = photo(page, `Kare ${perPage}`);
  await expect(last).toBeAttached();
  // the seconds of their wait are over
  await page.evaluate(() => {
    for (const wait of document.getAnimations()) wait.finish();
  });
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture of the gallery comes all the same', { tag: '@phone' }, async ({ page, gallery }) => {
    await page.goto(gallery);
    const picture = photo(page, `Kare ${perPage}`).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
  });
});
