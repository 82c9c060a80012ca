import exifReader from 'exifreader';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { freshDatabase } from '../../../../tests/support/databases.ts';
import { type PictureFormat, pictureFile } from '../../../../tests/support/pictures.ts';
import { taggedPicture, tagWords } from '../../../../tests/support/tagged-pictures.ts';
import type { Upload, UploadedMedia } from '../../answers.server.ts';

const every: PictureFormat[] = ['jpeg', 'png', 'gif', 'webp'];

async function upload(app: TestApp, bytes: Buffer): Promise<UploadedMedia> {
  const answer = await (await app.signedIn('mert')).upload(pictureFile(new Uint8Array(bytes)));
  const { files } = (await answer.json()) as Upload;
  expect(answer.status).toBe(201);
  return files[0] as UploadedMedia;
}

async function fetchPicture(app: TestApp, url: string): Promise<Buffer> {
  return Buffer.from(await (await app.visitor().get(url)).arrayBuffer());
}

/** What a reader of metadata finds, apart from what every picture of the format has to say of its pixels. */
const tagsOf = (picture: Buffer): string[] => {
  const { file, jfif, png, pngFile, gif, riff, webp, ...rest } = exifReader.load(picture, {
    expanded: true,
  }) as Record<string, object>;
  return Object.values(rest).flatMap((group) => Object.keys(group));
};

test.each(every)('a %s loses every word about its place, people and camera, and says so', async (format) => {
  const tagged = await taggedPicture(format);
  expect(tagWords.filter((word) => tagged.includes(word)).length).toBeGreaterThanOrEqual(2);
  const app = await openTestApp(await freshDatabase());
  const { url, locationRemoved } = await upload(app, tagged);
  expect(locationRemoved).toBe(true);
  const served = await fetchPicture(app, url);
  expect(tagWords.filter((word) => served.includes(word))).toEqual([]);
  expect(tagsOf(served)).toEqual([]);
});

test.each(every)('a %s without a place is not said to have had one', async (format) => {
  const app = await openTestApp(await freshDatabase());
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } });
  const { locationRemoved } = await upload(
    app,
    await plain
      .withExif({ IFD0: { Make: 'x' } })
      .toFormat(format)
      .toBuffer(),
  );
  expect(locationRemoved).toBe(false);
});

test('an animated WebP keeps its frames, for how long each is seen, and how often they come', async () => {
  const app = await openTestApp(await freshDatabase());
  const plain = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#f00', '#00f8', '#0f0'].map(plain));
  const timing = { delay: [90, 200, 50], loop: 3 };
  const animation = await sharp(frames, { join: { animated: true } })
    .webp(timing)
    .toBuffer();
  const { url } = await upload(app, animation);
  expect(await sharp(await fetchPicture(app, url)).metadata()).toMatchObject({ pages: 3, ...timing });
});

test('a large transparent WebP is served as a PNG, and as transparent as it was', async () => {
  const app = await openTestApp(await freshDatabase());
  const large = { create: { width: 3000, height: 2700, channels: 4, background: '#00f8' } } as const;
  const { url, width } = await upload(app, await sharp(large).webp({ effort: 0 }).toBuffer());
  const answer = await app.visitor().get(url);
  expect([url.split('.').at(-1), answer.headers.get('content-type'), width]).toEqual([
    'png',
    'image/png',
    3000,
  ]);
  const { channels } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  expect(channels[3]).toMatchObject({ min: 0x88, max: 0x88 });
});

const orientations = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((orientation) =>
  (['jpeg', 'png', 'webp'] as const).map((format) => ({ orientation, format })),
);

test('every orientation that a camera notes ends upright', async () => {
  const app = await openTestApp(await freshDatabase());
  for (const { orientation, format } of orientations) {
    const { url, width, height } = await upload(app, await turnedPicture(orientation, format));
    const what = `${format} ${orientation}`;
    expect.soft([width, height], what).toEqual([120, 80]);
    expect
      .soft(await cornersOf(await fetchPicture(app, url)), what)
      .toEqual(['red', 'green', 'blue', 'white']);
  }
});

/**
 * Where the quarters of an upright red, green, blue, white picture lie under each orientation, row by row (Exif 3.0,
 * 4.6.5.1.6: which side of the scene the first row and the first column are).
 */
const layouts: Record<number, string[]> = {
  1: ['#f00', '#0f0', '#00f', '#fff'],
  2: ['#0f0', '#f00', '#fff', '#00f'],
  3: ['#fff', '#00f', '#0f0', '#f00'],
  4: ['#00f', '#fff', '#f00', '#0f0'],
  5: ['#f00', '#00f', '#0f0', '#fff'],
  6: ['#0f0', '#fff', '#f00', '#00f'],
  7: ['#fff', '#0f0', '#00f', '#f00'],
  8: ['#00f', '#f00', '#fff', '#0f0'],
};

async function turnedPicture(orientation: number, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const [width, height] = orientation < 5 ? [60, 40] : [40, 60];
  const plain = (background: string, times = 1) =>
    sharp({ create: { width: width * times, height: height * times, channels: 3, background } }).png();
  const quarters = (layouts[orientation] ?? []).map(async (color, place) => ({
    input: await plain(color).toBuffer(),
    left: (place % 2) * width,
    top: Math.floor(place / 2) * height,
  }));
  return plain('#888', 2)
    .composite(await Promise.all(quarters))
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

async function cornersOf(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
    if (red > 200 && green > 200 && blue > 200) return 'white';
    if (red > 200) return 'red';
    return green > 200 ? 'green' : 'blue';
  };
  return [colorAt(15, 10), colorAt(105, 10), colorAt(15, 70), colorAt(105, 70)];
}
