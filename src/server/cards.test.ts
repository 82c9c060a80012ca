import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { Alphabet } from '#/media/cards/draw-card.server.ts';
import type { News } from '#/news/schema.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { freshBucket, hasS3Server } from '../../tests/support/fresh-bucket.ts';
import { shareTestApp } from '../../tests/support/shared-app.ts';
import { makeCopies, upload } from '../../tests/support/uploads.ts';
import { fixedPages } from './pages.tsx';

vi.setConfig({ testTimeout: 60_000 });

const siteUrl = 'https://kurtarma.example';
const draft = { title: 'Gece araması', excerpt: 'özet', content: 'metin', category: 'Duyuru' };

/** What a program that shows links reads of a page. */
async function readCard(app: TestApp, path: string) {
  const html = await (await app.visitor().get(path)).text();
  const metaOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const image = metaOf('og:image') ?? '';
  const answer = await app.visitor().get(image.replace(siteUrl, ''));
  return { metaOf, image, answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const colorAt = async (card: Buffer, left: number, top: number) => {
  const { dominant } = await sharp(
    await sharp(card).extract({ left, top, width: 20, height: 20 }).toBuffer(),
  ).stats();
  if (dominant.r > 128) return 'red';
  return dominant.b > 128 ? 'blue' : 'dark';
};

/** Its left fifth is red, the rest blue. */
async function picture(
  width = 1800,
  height = 1200,
  format: 'jpeg' | 'webp' | 'png' = 'webp',
): Promise<Buffer> {
  const red = { create: { width: width / 5, height, channels: 3, background: '#e02020' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#2030e0' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

async function publish(app: TestApp, values: object): Promise<News> {
  const ayse = await app.signedIn('ayse');
  return (await (await ayse.post('/api/news', { ...draft, published: true, ...values })).json()) as News;
}

const isCard = { format: 'jpeg', width: 1200, height: 630 };

describe('what links to pages show', () => {
  const app = shareTestApp({ settings: { siteUrl } });

  test('every page has a JPEG of 1200 × 630 of its own, with its size and its words', async () => {
    const seen = new Map<string, string>();
    for (const { path, canonical } of fixedPages) {
      if (canonical) continue;
      const { metaOf, image, answer, bytes } = await readCard(app(), path);
      expect(image).toMatch(/^https:\/\/kurtarma\.example\/.*card\.jpg\?v=/);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/jpeg']);
      expect(await sharp(bytes).metadata(), path).toMatchObject(isCard);
      expect(bytes.length, path).toBeLessThan(300_000);
      expect(metaOf('og:image:width')).toBe('1200');
      expect(metaOf('og:image:height')).toBe('630');
      expect(metaOf('og:image:alt'), path).toMatch(/\p{L}{3}/u);
      expect(metaOf('twitter:card')).toBe('summary_large_image');
      expect([path, seen.get(bytes.toString('base64'))]).toEqual([path, undefined]);
      seen.set(bytes.toString('base64'), path);
    }
  });
});

describeEachDatabase('the card of an article', (fresh) => {
  test('is cut from its picture around the point that staff chose', async () => {
    const app = await openTestApp(await fresh(), { siteUrl });
    const { url } = await upload(app, await picture(1800, 300));
    await makeCopies(app);
    const article = await publish(app, { imageUrl: url });
    const first = await readCard(app, `/news/${article.id}`);
    expect(await sharp(first.bytes).metadata()).toMatchObject(isCard);
    expect(await colorAt(first.bytes, 10, 300)).toBe('blue');
    await app.parts.database.db.updateTable('media').set({ focusX: 0, altText: 'Sırtta bir ekip' }).execute();
    app.parts.media.library.forget();
    app.parts.pageCache.clear();
    const second = await readCard(app, `/news/${article.id}`);
    expect(await colorAt(second.bytes, 10, 300)).toBe('red');
    expect(second.metaOf('og:image:alt')).toBe('Sırtta bir ekip');
    expect(second.image).not.toBe(first.image);
  });
});

test('the card of a page whose picture is noise is light all the same', async () => {
  const app = await openTestApp(await freshDatabase());
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const grain = sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#000', noise } });
  const { url } = await upload(app, await grain.jpeg({ quality: 95 }).toBuffer());
  const { id } = await publish(app, { imageUrl: url });
  expect((await readCard(app, `/news/${id}`)).bytes.length).toBeLessThan(300_000);
});

test.each([
  { what: 'no picture', values: {} },
  { what: 'a picture of another site that has not come', values: { imageUrl: 'https://example.org/a.jpg' } },
  { what: 'a title in letters that no card has', values: { title: 'مرحبا 🙏' } },
  { what: 'a title without an end', values: { title: 'Çığ düştü '.repeat(19).trim() } },
])('the card of an article with $what shows its title', async ({ values }) => {
  const app = await openTestApp(await freshDatabase());
  const { id, title } = await publish(app, values);
  const { metaOf, bytes } = await readCard(app, `/news/${id}`);
  expect(metaOf('og:image:alt')).toBe(title);
  expect(await sharp(bytes).metadata()).toMatchObject(isCard);
  expect(await colorAt(bytes, 1160, 20)).toBe('dark');
});

test('a picture that was taken off the site is on no card, and a title that changed leads on', async () => {
  const app = await openTestApp(await freshDatabase());
  const { url } = await upload(app, await picture());
  const { id } = await publish(app, { imageUrl: url });
  const { image } = await readCard(app, `/news/${id}`);
  expect(await colorAt((await readCard(app, `/news/${id}`)).bytes, 600, 300)).toBe('blue');
  await app.parts.database.db.updateTable('media').set({ isHidden: 1 }).execute();
  app.parts.media.library.forget();
  const hidden = await app.visitor().get(image);
  expect(await colorAt(Buffer.from(await hidden.arrayBuffer()), 1160, 20)).toBe('dark');
  const moved = await app.visitor().get(`/news/${id}-baska-sozler/card.jpg`);
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/news/${id}-gece-aramasi/card.jpg`]);
});

test('there is no card of a draft, of what comes later, of the panel or of nothing', async () => {
  const app = await openTestApp(await freshDatabase());
  const { id } = await publish(app, { published: false });
  const planned = await publish(app, { published: false, publishAt: '2026-12-24T09:00:00.000Z' });
  for (const path of [
    `/news/${id}`,
    `/news/${planned.id}`,
    '/news/999',
    '/news/bir',
    '/yok',
    '/adminpanel',
    '/search',
  ])
    expect([path, (await app.visitor().get(`${path}/card.jpg`)).status]).toEqual([path, 404]);
});

test('a card is drawn once for all who ask, and at most some wait', async () => {
  const app = await openTestApp(await freshDatabase());
  const drawn = vi.spyOn(app.parts.media.pictures, 'run');
  const ask = (path: string) => app.visitor().get(path);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/donate/card.jpg')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(drawn).toHaveBeenCalledTimes(1);
  const [etag = ''] = answers.map(({ headers }) => headers.get('etag') ?? '');
  const again = await app.visitor().get('/donate/card.jpg?v=uydurma', { 'if-none-match': etag });
  expect([again.status, drawn.mock.calls.length]).toEqual([304, 1]);
});

test('the process of pictures reads no SVG after it has drawn one of ours', async () => {
  const app = await openTestApp(await freshDatabase());
  expect((await app.visitor().get('/donate/card.jpg')).status).toBe(200);
  const source = join(app.parts.config.dataDir, 'yabanci.svg');
  writeFileSync(source, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const { pictures } = app.parts.media;
  expect(await pictures.run({ kind: 'look', source }, 'upload')).toEqual({ refused: 'damaged' });
});

test('every letter of the cards is a whole outline', () => {
  const sizes: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
  const alphabet: Alphabet = JSON.parse(readFileSync('public/artwork/alphabet.json', 'utf8'));
  const broken = Object.values(alphabet).flatMap(({ glyphs }) =>
    Object.entries(glyphs).filter(([, { path }]) =>
      [...path.matchAll(/([A-Z])([^A-Z]*)/g)].some(
        ([, command = '', numbers = '']) => (numbers.match(/-?[\d.]+/g) ?? []).length !== sizes[command],
      ),
    ),
  );
  expect(broken.map(([letter]) => letter)).toEqual([]);
});

describe.skipIf(!hasS3Server)('with pictures in a bucket', () => {
  test('a card is cut from there', async () => {
    const app = await openTestApp(await freshDatabase(), { bucket: await freshBucket() });
    const { url } = await upload(app, await picture(1500, 1000, 'png'));
    const { id } = await publish(app, { imageUrl: url });
    expect(await colorAt((await readCard(app, `/news/${id}`)).bytes, 600, 300)).toBe('blue');
  });
});
