import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('a page makes no HTML out of text, no matter who wrote it', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/', '/news', '/no-such-page']) {
    await page.goto(path);
    expect(await tryToWrite(page, '<img src="x" alt="">'), path).toBe('TypeError');
    expect(await tryToWrite(page, 'Merhaba'), path).toBe('TypeError');
    expect(await tryToAddPolicy(page, 'mine'), path).toBe('TypeError');
  }
});

test('the panel makes HTML out of what its own policies vouch for, and nothing else', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  expect(await tryToWrite(page, '<img src="x" alt="">')).toBe('TypeError');
  expect(await tryToWrite(page, '<script>0</script>')).toBe('TypeError');
  expect(await tryToWrite(page, 'Radix: .viewport { margin: 0 }')).toBe('written');
  expect(await tryToAddPolicy(page, 'mine')).toBe('TypeError');
});

test('what is built may not be sniffed, framed or fetched by other sites, whether it is there or not', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const paths = new Set<string>();
  page.on('request', (asked) => paths.add(new URL(asked.url()).pathname));
  await page.goto('/news', { waitUntil: 'networkidle' });
  await page.goto('/admin-login', { waitUntil: 'networkidle' });
  expect([...paths].filter((path) => /\.(js|woff2|svg|webp)$/.test(path)).length).toBeGreaterThan(5);
  for (const path of [...paths, '/assets/none.js', '/artwork/none.webp', '/.env']) {
    const headers = (await request.get(path)).headers();
    const isPage = headers['content-type']?.startsWith('text/html');
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      ...(!isPage && { 'cross-origin-resource-policy': 'same-origin' }),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
});

test('what staff alone see leaves no other site a hold on its window, and asks for no camera', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  for (const path of ['/admin-login', '/adminpanel', '/adminpanel/kilavuz'])
    expect((await page.request.get(path)).headers(), path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
    });
});

test('each page runs scripts of this site alone, stands in no frame, and allows nothing unsafe', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/', '/news', '/contact', '/no-such-page', '/admin-login', '/adminpanel']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy.split(';'), path).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^default-src 'self'/),
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ]),
    );
    expect(policy, path).not.toMatch(/unsafe-|\*|http:/);
  }
});

test('a picture or a video that is opened by itself is shown', { tag: '@desktop' }, async ({
  page,
  noFaults: _watched,
}) => {
  await page.goto('/videos/egitim-gunu.mp4');
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
  await page.goto('/artwork/ridge-dawn-1600.webp');
  const picture = page.locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});

const tryToWrite = (page: Page, text: string) =>
  page.evaluate((html) => {
    try {
      document.createElement('div').innerHTML = html;
      return 'written';
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  }, text);

const tryToAddPolicy = (page: Page, name: string) =>
  page.evaluate((policy) => {
    try {
      window.trustedTypes?.createPolicy(policy, { createHTML: (html) => html });
      return 'added';
    } catch (error) {
      return error instanceof Error ? error.name : 'unknown';
    }
  }, name);
