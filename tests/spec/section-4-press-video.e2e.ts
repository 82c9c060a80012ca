import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { untilAwake } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

const title = 'Ormanda bir gece: kayıp araması nasıl yapılır?';

async function openVideo(page: Page) {
  await page.goto('/press');
  await untilAwake(page);
  const link = page.getByRole('link', { name: `Videoyu İzle: ${title}` });
  await link.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return { link, dialog, close: dialog.getByRole('button', { name: 'Kapat' }) };
}

test('a video opens in a dialog that plays nothing by itself, and closes on its button', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/videos/')) fetched.push(request.url());
  });
  const { link, dialog, close } = await openVideo(page);
  const video = dialog.locator('video');
  await expect(video).toHaveAttribute('src', '/videos/gece-aramasi.mp4');
  await expect(video).toHaveJSProperty('paused', true);
  await expect(video).toHaveText('Tarayıcınız video oynatmayı desteklemiyor.');
  await expect(dialog).toContainText('Yakamoz TV, 2025');
  expect(fetched.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('video')).toHaveCount(0);
});

test('the video plays when it is asked to, and falls silent with the dialog', async ({ page }) => {
  const { dialog } = await openVideo(page);
  const video = dialog.locator('video');
  const isPlayable = await video.evaluate((player: HTMLVideoElement) =>
    player.canPlayType('video/mp4; codecs="avc1.42E01E"'),
  );
  test.skip(!isPlayable, 'this browser knows no MP4');
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
});

test("a video whose file is gone says 'Video dosyası mevcut değil'", async ({ page }) => {
  await page.route('**/videos/*', (route) => route.fulfill({ status: 404, body: '' }));
  const { dialog } = await openVideo(page);
  await dialog.locator('video').evaluate((video: HTMLVideoElement) => video.play().catch(() => {}));
  await expect(dialog.getByText('Video dosyası mevcut değil')).toBeVisible();
});

test('Escape closes the video, and the page behind can be reached again', async ({ page }) => {
  const { dialog, link } = await openVideo(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the video dialog can be used by everybody (WCAG 2.2 AA)', async ({ page }) => {
  await openVideo(page);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the video itself', async ({ page }) => {
    await page.goto('/press');
    await expect(page.getByRole('link', { name: `Videoyu İzle: ${title}` })).toHaveAttribute(
      'href',
      '/videos/gece-aramasi.mp4',
    );
    await expect(page.getByText('Video Mevcut Değil')).toHaveCount(9);
  });
});
