import type { Page } from '@playwright/test';
import { untilAwake } from '../support/awake.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

/** What a link opens comes when it is asked for: pages with such links, one of their links, and its file. */
const openers = [
  { path: '/operation-photos', link: 'Enkazda arama', file: /\/artwork\/collapsed-building-1600\.webp$/ },
  { path: '/activities/social', link: /görseli büyüt \(1 \//, file: /\/artwork\/[a-z-]+-1600\.webp$/ },
  { path: '/press', link: /^Videoyu İzle/, file: /\/videos\/[a-z-]+\.mp4$/ },
];
const viewerCode = '**/assets/open-*.js';

const linkOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first();

/** Scripts that the page asks for from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

for (const { path, link, file } of openers) {
  test(`a press that comes before its code on ${path} opens when the code is there`, async ({ page }) => {
    const letPass = await holdRequests(page, viewerCode);
    await page.goto(path);
    await untilAwake(page);
    await linkOf(page, link).click();
    await expect(linkOf(page, link)).toHaveAttribute('data-waiting');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letPass();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(linkOf(page, link)).not.toHaveAttribute('data-waiting');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(linkOf(page, link)).toBeFocused();
  });

  test(`a press on ${path} follows its link when the code does not come`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.route(viewerCode, (route) => route.abort());
    await page.goto(path);
    await untilAwake(page);
    await linkOf(page, link).tap();
    await expect(page).toHaveURL(file);
  });
}

test('a press follows its link when the code takes too long', { tag: '@phone' }, async ({ page }) => {
  await page.route(viewerCode, () => {});
  await page.goto('/operation-photos');
  await untilAwake(page);
  await linkOf(page, 'Enkazda arama').tap();
  await expect(page).toHaveURL(openers[0]?.file ?? '', { timeout: 20_000 });
});

test('of two presses on photos the last one counts', { tag: '@desktop' }, async ({ page }) => {
  const letPass = await holdRequests(page, viewerCode);
  await page.goto('/operation-photos');
  await untilAwake(page);
  await linkOf(page, 'Enkazda arama').click();
  await linkOf(page, 'Gece araması').click();
  letPass();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText('2 / ');
});

test('a finger that scrolls over the photos fetches no code', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/operation-photos', { waitUntil: 'networkidle' });
  await untilAwake(page);
  const asked = watchScripts(page);
  const box = await linkOf(page, 'Enkazda arama').boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: up === undefined ? [] : [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 - up }],
    });
  await touch('touchStart', 0);
  for (const up of [60, 120, 180, 240]) await touch('touchMove', up);
  await touch('touchEnd');
  expect(asked).toEqual([]);
});

test('a mouse or the keyboard on a photo fetches the code ahead of the press', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const turnTo of ['hover', 'focus'] as const) {
    await page.goto('/operation-photos', { waitUntil: 'networkidle' });
    await untilAwake(page);
    const asked = watchScripts(page);
    await linkOf(page, 'Enkazda arama')[turnTo]();
    await expect.poll(() => asked.length, turnTo).toBeGreaterThan(0);
  }
});
