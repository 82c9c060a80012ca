import type { Page } from '@playwright/test';
import { expectAccessible, findContrastFaults } from '../support/accessible.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

test('every page can be read by everybody (WCAG 2.2 AA), on white paper too, and fits on every screen', async ({
  page,
  request,
  isMobile,
  noFaults: _watched,
}) => {
  const paths = await listPublicPages(request);
  test.setTimeout(paths.length * 10_000);
  for (const path of paths) await test.step(path, () => look(page, { path, isMobile }));
});

for (const [screen, path] of [
  ['a list of one category', '/news?category=Operasyon'],
  ['the page of what is not there', '/no-such-page'],
] as const)
  test(`${screen} can be read by everybody and fits on every screen`, async ({
    page,
    isMobile,
    noFaults,
  }) => {
    noFaults.allow(/status of 404/);
    await look(page, { path, isMobile });
  });

test('an article can be read by everybody and fits on every screen', async ({
  page,
  request,
  isMobile,
  noFaults: _watched,
}) => {
  // the oldest is of the starter content; what other tests wrote stands before it
  const [oldest = ''] = (await listArticles(request)).reverse();
  await look(page, { path: oldest, isMobile });
});

async function look(page: Page, { path, isMobile }: { path: string; isMobile: boolean }) {
  const ofWidth = page.viewportSize();
  await page.goto(path);
  for (const section of await page.locator('main details').all())
    await section.evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
  await expectAccessible(page, path, { enhancedWithin: 'main' });
  // a phone zooms out until all fits, so that these widths show nothing there
  if (isMobile) return;
  // 320 is a phone, or 1280 at 400 % (WCAG 1.4.10)
  for (const width of [320, 360, 768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    // the styles for the new width are in force one frame later
    await expect.poll(beyond, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
  // the next page is opened on the screen that the project names
  if (ofWidth) await page.setViewportSize(ofWidth);
  await lookAtPaper(page, path);
}

async function lookAtPaper(page: Page, path: string) {
  await page.emulateMedia({ media: 'print' });
  expect.soft(await findContrastFaults(page), `${path}, printed`).toEqual([]);
  expect.soft(await page.locator('[data-controls]').filter({ visible: true }).count(), path).toBe(0);
  await page.emulateMedia({ media: null });
}
