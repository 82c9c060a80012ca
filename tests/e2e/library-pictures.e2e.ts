import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/test.ts';
import { measureFirstVisit } from '../support/transfer.ts';

/** A photograph of 24 megapixels with as much detail as a camera sees at night. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [6000, 4000];
  const grain = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#000', noise: grain } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp('public/artwork/ridge-dawn-1600.webp')
    .resize(width, height)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function upload(request: APIRequestContext, buffer: Buffer): Promise<string> {
  const images = { name: 'gece.jpg', mimeType: 'image/jpeg', buffer };
  const answer = await request.post('/api/media/upload', { multipart: { images } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { files } = await answer.json();
  return files[0].url;
}

test('an article with a photograph of 24 megapixels is light on a phone and nothing jumps', {
  tag: '@phone',
}, async ({ page, browser, baseURL, signIn }) => {
  test.setTimeout(120_000);
  await signIn(page);
  const url = await upload(page.request, await photograph());
  const draft = { excerpt: 'özet', category: 'Duyuru', published: true };
  const content = `${'Gece boyunca süren arama. '.repeat(60)}\n\n![Gece](${url})\n\nSon.`;
  const made = await page.request.post('/api/news', {
    data: { ...draft, title: 'Gece', content, imageUrl: url },
  });
  const { id } = await made.json();
  const library = async () => (await page.request.get('/api/media')).json();
  await expect
    .poll(async () => (await library()).find((media: { url: string }) => media.url === url), {
      timeout: 90_000,
    })
    .toHaveProperty('thumbnailUrl');

  for (const [path, most] of [
    [`/news/${id}`, 70],
    ['/news', 110],
  ] as const) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
    });
    const visitor = await context.newPage();
    const visit = await measureFirstVisit(visitor, path);
    expect.soft(visit.total, path).toBeLessThanOrEqual(most);
    expect.soft(visit.shift, path).toBe(0);
    const fetched = visit.requests.filter((address) => address.includes('/media/'));
    expect.soft(fetched.length, path).toBeGreaterThan(0);
    expect.soft(fetched.filter((address) => !address.endsWith('.avif'))).toEqual([]);
    const picture = visitor.locator('img[data-color]').first();
    const [color, shown] = await picture.evaluate((img: HTMLImageElement) => {
      const probe = document.createElement('i');
      probe.style.color = img.dataset.color ?? '';
      return [probe.style.color, getComputedStyle(img).backgroundColor];
    });
    expect.soft(shown, path).toBe(color);
    await context.close();
  }
});

test('an upright photograph is seen whole in its article, and cards keep its upper part', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  const upright = await sharp('public/artwork/ridge-dawn-1600.webp').resize(600, 900).jpeg().toBuffer();
  const url = await upload(page.request, upright);
  const draft = { title: 'Dik', excerpt: 'özet', category: 'Duyuru', published: true };
  const made = await page.request.post('/api/news', {
    data: { ...draft, content: `Önce.\n\n![Dik](${url})`, imageUrl: url },
  });
  await page.goto(`/news/${(await made.json()).id}`);
  const pictures = page.locator('article img[width="600"]');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((img) => getComputedStyle(img).objectFit)).toBe('contain');
    const { height } = (await picture.boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThanOrEqual(704);
    // what is cut to 3:2 is 469 px high in this column
    expect(height).toBeGreaterThan(500);
  }
  await page.goto('/news');
  await expect(page.locator('article img[width="600"]').first()).toHaveCSS('object-position', '50% 20%');
});
