import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const shown = (page: Page) => page.locator('[data-dot][aria-current]').getAttribute('aria-label');
const settle = (page: Page) => page.clock.runFor(50);

test('Carousel: index advances every 4 seconds, wraps last to first', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sonraki kare' })).toBeVisible();
  for (const number of [1, 2, 3, 4, 5, 6, 7, 1]) {
    expect(await shown(page)).toMatch(new RegExp(`^${number}\\.`));
    await page.clock.runFor(4000);
    await settle(page);
  }
});

test('previous/next wrap; a dot jumps to its index', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Önceki kare' }).click();
  expect(await shown(page)).toMatch(/^7\./);
  await page.getByRole('button', { name: 'Sonraki kare' }).click();
  expect(await shown(page)).toMatch(/^1\./);
  await page.getByRole('button', { name: /^4\. kareye geç/ }).click();
  expect(await shown(page)).toMatch(/^4\./);
});

test('rests while paused and goes on when told to', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Otomatik geçişi durdur' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  expect(await shown(page)).toMatch(/^1\./);
  await page.getByRole('button', { name: 'Otomatik geçişi başlat' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(8100);
  expect(await shown(page)).not.toMatch(/^1\./);
});

test('rests while it is hovered', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.locator('[data-slides]').hover();
  await page.clock.runFor(20_000);
  expect(await shown(page)).toMatch(/^1\./);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stands still, and the arrows still work', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(20_000);
    expect(await shown(page)).toMatch(/^1\./);
    await page.getByRole('button', { name: 'Sonraki kare' }).click();
    expect(await shown(page)).toMatch(/^2\./);
  });
});
