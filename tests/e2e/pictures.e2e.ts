import type { Browser, Page } from '@playwright/test';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

// other tests put up photos whose size the site does not know
test('no picture of a page is squeezed or stretched', async ({ context, request }) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request)).slice(0, 2)];
  test.setTimeout(paths.length * 10_000);
  const visits = await openTabs(async () => {
    const page = await context.newPage();
    return async (path) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await page.evaluate(listMisshapen), path).toEqual([]);
    };
  });
  await visitAll(paths, visits);
});

/** Runs in the page. A drawing in SVG keeps its shape by itself. */
function listMisshapen(): string[] {
  const isOff = (one: number, other: number) => Math.abs(one / other - 1) > 0.02;
  return [...document.images].flatMap((image) => {
    const { width, height } = image.getBoundingClientRect();
    if (width === 0 || image.src.endsWith('.svg')) return [];
    const said = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const isSquashed = getComputedStyle(image).objectFit === 'fill' && isOff(width / height, said);
    const isUntrue = image.naturalWidth > 0 && isOff(image.naturalWidth / image.naturalHeight, said);
    return isSquashed || isUntrue ? [image.src] : [];
  });
}

/** Each with the largest picture that stands on its first screen. */
const withMain = ['/', '/news', '/news/1', '/about', '/operation-photos'];
/** A tile of the gallery is half as wide as the screen. */
const copyOf = (path: string) => (path === '/operation-photos' ? /-480\.avif$/ : /-800\.avif$/);

for (const [width, deviceScaleFactor] of [
  [360, 3],
  [390, 3],
  [412, 2.625],
  [360, 2],
  [390, 2],
] as const)
  test(`the largest picture is announced first and comes once, sharp and light, at ${width} px and ${deviceScaleFactor} dots`, {
    tag: '@phone',
  }, async ({ browser, site }) => {
    const visits = await openTabs(async () => async (path) => {
      const phone = await openPhone(browser, { baseURL: site.url, width, deviceScaleFactor });
      const main = await readMainPicture(phone, path);
      expect
        .soft(main, path)
        .toMatchObject({ count: 1, preload: 'high', name: expect.stringMatching(copyOf(path)) });
      expect.soft(main.dots, `${path}: dots for each pixel of the page`).toBeGreaterThan(1.9);
      expect.soft(main.bytes, path).toBeLessThanOrEqual(40 * 1024);
      await phone.context().close();
    });
    await visitAll(withMain, visits);
  });

async function openPhone(
  browser: Browser,
  { width, ...rest }: { baseURL: string; width: number; deviceScaleFactor: number },
): Promise<Page> {
  const viewport = { width, height: 800 };
  return (await browser.newContext({ ...rest, viewport, isMobile: true, hasTouch: true })).newPage();
}

async function readMainPicture(page: Page, path: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(path, { waitUntil: 'networkidle' });
  const picture = page.locator('main img[fetchpriority="high"]').first();
  const { name, drawn } = await picture.evaluate((image: HTMLImageElement) => ({
    name: image.currentSrc,
    drawn: image.getBoundingClientRect().width,
  }));
  const body = await (await page.request.get(name)).body();
  return {
    name,
    count: asked.filter((url) => url === name).length,
    preload: await page.locator('head link[rel="preload"][type="image/avif"]').getAttribute('fetchpriority'),
    dots: Number(/-(\d+)\.avif$/.exec(name)?.[1]) / drawn,
    bytes: body.length,
  };
}

test('at 768 px no copy is fetched that is too wide or too narrow for its box', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const [path, copy] of [
    ['/', '-800.avif'],
    ['/activities/social', '-480.avif'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const main = page.locator('main img[fetchpriority="high"]').first();
    expect(await main.evaluate((image: HTMLImageElement) => image.currentSrc), path).toContain(copy);
  }
});
