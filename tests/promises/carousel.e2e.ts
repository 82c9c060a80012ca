import type { Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const shown = (page: Page) => page.locator('[data-dot][aria-current]').getAttribute('aria-label');

/** Opens the home page with a clock that stands still, and waits until the carousel runs. */
async function openHome(page: Page) {
  await stopClock(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sonraki kare' })).toBeVisible();
}

test('Carousel: index advances every 4 seconds, wraps last to first', async ({ page }) => {
  await openHome(page);
  for (const number of [1, 2, 3, 4, 5, 6, 7, 1]) {
    expect(await shown(page)).toMatch(new RegExp(`^${number}\\.`));
    await page.clock.runFor(4000);
  }
});

test('previous/next wrap; a dot jumps to its index', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Önceki kare' }).click();
  expect(await shown(page)).toMatch(/^7\./);
  await page.getByRole('button', { name: 'Sonraki kare' }).click();
  expect(await shown(page)).toMatch(/^1\./);
  await page.getByRole('button', { name: /^4\. kareye geç/ }).click();
  expect(await shown(page)).toMatch(/^4\./);
});

test('the picture of a slide is fetched when its turn comes', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  await openHome(page);
  await page.waitForLoadState('networkidle');
  const isFetched = (number: number) =>
    page
      .locator('[data-slides] > li')
      .nth(number - 1)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
      .then((url) => fetched.has(url));
  expect([await isFetched(1), await isFetched(2)]).toEqual([true, false]);
  await page.clock.runFor(3000);
  await expect.poll(() => isFetched(2)).toBe(true);
  expect([await shown(page), await isFetched(3)]).toEqual([expect.stringMatching(/^1\./), false]);
  await page.getByRole('button', { name: /^5\. kareye geç/ }).click();
  await expect.poll(() => isFetched(5)).toBe(true);
});

test('rests while paused and goes on when told to', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Otomatik geçişi durdur' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toMatch(/^1\./);
  await page.getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  expect(await shown(page)).toMatch(/^2\./);
});

test('rests while it is hovered', { tag: '@desktop' }, async ({ page }) => {
  await openHome(page);
  await page.locator('[data-slides]').hover();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toMatch(/^1\./);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, and the arrows still work', { tag: '@desktop' }, async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(20_000);
    expect(await shown(page)).toMatch(/^1\./);
    await page.getByRole('button', { name: 'Sonraki kare' }).click();
    expect(await shown(page)).toMatch(/^2\./);
  });
});
