import type { Page } from '@playwright/test';
import { press } from '#/content/press.ts';
import { expectAccessible } from '../support/accessible.ts';
import { untilAwake } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

const item = press.find(({ videoFile }) => videoFile !== null);
const { title, channel, year, videoFile } = item ?? { title: '', channel: '', year: 0, videoFile: '' };
test.skip(!item, 'the content names no video');

async function openVideo(page: Page) {
  await page.goto('/press');
  await untilAwake(page);
  const link = page.getByRole('link', { name: `Videoyu İzle: ${title}` });
  await link.click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return { link, dialog, close: dialog.getByRole('button', { name: 'Kapat' }) };
}

/** Not every Chromium has the codec. */
const canPlayMp4 = (page: Page) =>
  page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '');

test('the page fetches no video until somebody asks for one, and the dialog closes on its button', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) fetched.push(request.url());
  });
  await page.goto('/press');
  await untilAwake(page);
  expect(fetched).toEqual([]);
  const { link, dialog, close } = await openVideo(page);
  await expect(dialog).toContainText(`${channel}, ${year}`);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('video')).toHaveCount(0);
});

test("'Videoyu İzle' starts the video, and it falls silent with the dialog", { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/press');
  test.skip(!(await canPlayMp4(page)), 'this browser knows no MP4');
  const { dialog } = await openVideo(page);
  const video = dialog.locator('video');
  await expect(video).toHaveAttribute('src', videoFile ?? '');
  await expect(video).toHaveText('Tarayıcınız video oynatmayı desteklemiyor.');
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
});

test('where the browser lets no video start by itself, it waits with its controls', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  const { dialog } = await openVideo(page);
  await expect(dialog.locator('video')).toHaveJSProperty('controls', true);
  await expect(dialog.getByRole('status')).toHaveCount(0);
});

test("a video whose file is gone says 'Video dosyası mevcut değil'", { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route('**/videos/*', (route) => route.fulfill({ status: 404, body: '' }));
  const { dialog } = await openVideo(page);
  await expect(dialog.getByRole('status')).toHaveText('Video dosyası mevcut değil');
});

test("a file that is there and cannot be played says 'Tarayıcınız video oynatmayı desteklemiyor.'", async ({
  page,
}) => {
  await page.route('**/videos/*.mp4', (route) =>
    route.fulfill({ status: 200, contentType: 'video/mp4', body: 'a film of another kind' }),
  );
  const { dialog } = await openVideo(page);
  await expect(dialog.getByRole('status')).toHaveText('Tarayıcınız video oynatmayı desteklemiyor.');
  await expectAccessible(page);
});

test('Escape closes the video, and the page behind can be reached again', { tag: '@desktop' }, async ({
  page,
}) => {
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

  test('the link leads to the video itself', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/press');
    await expect(page.getByRole('link', { name: `Videoyu İzle: ${title}` })).toHaveAttribute(
      'href',
      videoFile ?? '',
    );
    await expect(page.getByText('Video Mevcut Değil')).toHaveCount(
      press.filter((other) => other.videoFile === null).length,
    );
  });
});
