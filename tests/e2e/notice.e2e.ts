import type { Page } from '@playwright/test';
import { expectAccessible, findContrastFaults } from '../support/accessible.ts';
import { expect, onStarterContent } from '../support/test.ts';
import { publishNotice } from './published-notice.ts';

const test = onStarterContent();

const paths = ['/', '/donate', '/en', '/search?q=deprem', '/no-such-page'];
const kinds = ['emergency', 'warning', 'information'] as const;
/** As long as a notice may be, with a word as long as Turkish words get. */
const longest = `Haberleşmesizleştirilemeyebilenlerdenmişçesine ${'bir duyuru '.repeat(13)}`.trim();

const noticeOn = (page: Page) => page.getByRole('region', { name: 'Duyuru' });

test('a notice can be read by everybody, on every screen, printed and without JavaScript', {
  tag: '@desktop',
}, async ({ browser, site, page, signIn }) => {
  await signIn(page);
  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  for (const kind of kinds) {
    await publishNotice(page, site.url, { sentence: longest, kind });
    // the kinds differ in their colours alone
    for (const path of kind === 'emergency' ? paths : ['/'])
      await test.step(`${kind}, ${path}`, async () => {
        await visitor.setViewportSize({ width: 1280, height: 800 });
        await visitor.goto(path);
        await expect(noticeOn(visitor)).toBeVisible();
        await expectAccessible(visitor, path, { enhancedWithin: 'section[aria-label="Duyuru"]' });
        await expectToFit(visitor);
        await visitor.emulateMedia({ media: 'print' });
        expect(await findContrastFaults(visitor)).toEqual([]);
        await expect(noticeOn(visitor)).toBeVisible();
        await visitor.emulateMedia({ media: 'screen' });
      });
  }
  const plain = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
  await plain.goto('/about');
  await expect(noticeOn(plain).getByRole('link', { name: 'Bağış hesaplarımız' })).toBeVisible();
  await plain.context().close();
  await context.close();
});

test('the link of a long notice stands on a line of its own', { tag: '@desktop' }, async ({
  page,
  signIn,
  site,
}) => {
  await signIn(page);
  await publishNotice(page, site.url, { sentence: longest });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about');
  const words = await noticeOn(page).locator('p > span').boundingBox();
  const link = await noticeOn(page).getByRole('link').boundingBox();
  expect(link?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
});

test('a page without a notice holds no rule of its styles', { tag: '@desktop' }, async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  const readStyles = async () =>
    Promise.all(
      ['/about', '/no-such-page'].map(async (path) => {
        const html = await (await page.request.get(path)).text();
        return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
      }),
    );
  await publishNotice(page, site.url, { isOn: false });
  const without = await readStyles();
  await publishNotice(page, site.url, {});
  for (const [index, styles] of (await readStyles()).entries())
    expect(styles.length).toBeGreaterThan(without[index]?.length ?? 0);
  await publishNotice(page, site.url, { isOn: false });
  expect(await readStyles()).toEqual(without);
});

/** From 320 px, and with text of twice the size. */
async function expectToFit(visitor: Page) {
  for (const percent of [100, 200])
    for (const width of [320, 768]) {
      await visitor.setViewportSize({ width, height: 640 });
      const beyond = await visitor.evaluate(async (size) => {
        document.documentElement.style.fontSize = `${size}%`;
        // the styles for the new width are in force one frame later
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, percent);
      expect(beyond, `${width} px, ${percent} %`).toBeLessThanOrEqual(0);
    }
}
