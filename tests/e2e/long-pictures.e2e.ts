import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

/** Lines as of words, from the top to the end. */
async function screenshot([width, height]: readonly [number, number]): Promise<Buffer> {
  const line = await sharp({
    create: { width: Math.round(width * 0.8), height: 24, channels: 3, background: '#203050' },
  })
    .png()
    .toBuffer();
  const lines = Array.from({ length: Math.floor(height / 60) }, (_, place) => ({
    input: line,
    left: Math.round(width * 0.1),
    top: place * 60 + 18,
  }));
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite(lines)
    .jpeg({ quality: 90 })
    .toBuffer();
}

const decision = [1080, 9600] as const;

async function send(page: Page, size: readonly [number, number]): Promise<string> {
  const images = { name: 'karar.jpg', mimeType: 'image/jpeg', buffer: await screenshot(size) };
  const answer = await page.request.post('/api/media/upload', { multipart: { images } });
  return (await answer.json()).files[0].url;
}

async function publish(page: Page, url: string): Promise<string> {
  const content = `Önce.\n\n![Valilik kararı](${url})\n\nSonra.`;
  const article = { title: 'Karar', excerpt: 'özet', category: 'Duyuru', published: true };
  const made = await page.request.post('/api/news', { data: { ...article, content, imageUrl: url } });
  return `/news/${(await made.json()).id}`;
}

/** How wide the picture is drawn, of which its box may show a part, in pixels. */
const drawnWidths = (page: Page) =>
  page.locator('article img:visible').evaluateAll((all) =>
    all.slice(0, 2).map((element) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = element as HTMLImageElement;
      const scales = [clientWidth / naturalWidth, clientHeight / naturalHeight];
      const isCut = getComputedStyle(element).objectFit === 'cover';
      return Math.round(naturalWidth * (isCut ? Math.max(...scales) : Math.min(...scales)));
    }),
  );

async function loadAll(page: Page): Promise<void> {
  for (const img of await page.locator('article img:visible').all()) {
    await img.scrollIntoViewIfNeeded();
    await expect.poll(() => img.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
}

for (const { width, column } of [
  { width: 360, column: 320 },
  { width: 1280, column: 700 },
])
  test(`a decision as a long screenshot is as wide as its article at ${width} px, and opens whole`, {
    tag: '@desktop',
  }, async ({ page, browser, baseURL, signIn }) => {
    await signIn(page);
    const url = await send(page, decision);
    const path = await publish(page, url);
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 720 },
      javaScriptEnabled: false,
    });
    const visitor = await context.newPage();
    await visitor.goto(path);
    await loadAll(visitor);
    for (const drawn of await drawnWidths(visitor)) expect(drawn).toBeGreaterThanOrEqual(column);
    for (const img of (await visitor.locator('article a > picture > img').all()).slice(0, 2))
      expect((await img.boundingBox())?.height).toBeLessThanOrEqual(704);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await visitor.getByRole('link', { name: 'Valilik kararı Görselin tamamını aç' }).click();
    await expect(visitor).toHaveURL(url);
    await context.close();
  });

test('a panorama keeps a height that shows something, and a phone screenshot is seen whole', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(await publish(page, await send(page, [12_000, 750])));
  const panorama = page.locator('article a > picture > img').first();
  expect((await panorama.boundingBox())?.height).toBeGreaterThanOrEqual(120);
  await expectAccessible(page);
  await page.goto(await publish(page, await send(page, [1080, 2400])));
  await loadAll(page);
  expect(await page.locator('article a > picture').count()).toBe(0);
  for (const drawn of await drawnWidths(page)) expect(drawn).toBeGreaterThan(200);
});

test('the viewer of the gallery shows a long screenshot as wide as the screen, and scrolls it', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await signIn(page);
  const imageUrl = await send(page, decision);
  const photo = { title: 'Valilik kararı', imageUrl, category: 'training' };
  expect((await page.request.post('/api/photos', { data: photo })).status()).toBe(201);
  await page.goto('/operation-photos');
  await page.getByRole('link', { name: 'Valilik kararı' }).first().click();
  const shown = page.getByRole('dialog').locator('[data-scrolls]:visible');
  const screen = page.viewportSize()?.width ?? 0;
  await expect
    .poll(async () => (await shown.locator('img').boundingBox())?.width)
    .toBe(Math.min(screen, 768));
  await shown.evaluate((box) => box.scrollTo(0, 4000));
  expect(await shown.evaluate((box) => [box.scrollTop > 1000, box.scrollWidth <= box.clientWidth])).toEqual([
    true,
    true,
  ]);
  await expectAccessible(page);
});

test('a long screenshot keeps its width on its way through the panel', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  for (const [size, width] of [
    [decision, 1080],
    [[750, 12_000], 750],
    [[12_000, 750], 12_000],
  ] as const) {
    const sent = page.waitForResponse(
      (answer) =>
        /\/api\/media\/uploads?(\/[^/]+\/finish)?$/.test(new URL(answer.url()).pathname) &&
        answer.status() === 201 &&
        answer.request().method() === 'POST' &&
        !answer.url().endsWith('/uploads'),
    );
    const file = { name: `${size.join('x')}.jpg`, mimeType: 'image/jpeg', buffer: await screenshot(size) };
    await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file);
    const { files } = await (await sent).json();
    expect([size, files[0].width]).toEqual([size, width]);
  }
});
