import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { randomFrom } from './draw/random.ts';
import { HEIGHT, WIDTH } from './draw/shapes.ts';

/**
 * Width of each file and the most it may weigh, in bytes. A phone shows the first picture of a page at 800: with its headers it is to
 * come in seven packets, beside what else the page asks for. The grain of the large ones hides banding in the skies; in the small
 * ones nobody sees it, and it would cost a third of their bytes. Effort is AVIF's: 6 saves a sixth where it counts, and in a large
 * file costs half a minute for a tenth.
 */
const files = [
  { width: 480, avif: 5_600, webp: 11_050, hasGrain: false, effort: 6 },
  { width: 800, avif: 9_900, webp: 22_100, hasGrain: false, effort: 6 },
  { width: 1200, avif: 30_000, webp: 51_000, hasGrain: true, effort: 2 },
  { width: 1600, avif: 46_000, webp: 78_200, hasGrain: true, effort: 2 },
];

/** Stronger grain is paid for in bytes. */
const grainStrength = 5;

/** AVIF and WebP for each width; returns the bytes of each file by its ending, e.g. `800.avif`. */
export async function writeScene(svg: string, target: string): Promise<Record<string, number>> {
  const clean = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
  const grained = await sharp(clean)
    .composite([{ input: grain(), raw: { width: WIDTH, height: HEIGHT, channels: 4 } }])
    .png()
    .toBuffer();
  const sizes: Record<string, number> = {};
  for (const { width, hasGrain, effort, ...most } of files) {
    const picture = sharp(hasGrain ? grained : clean).resize(width, Math.round((width * 2) / 3));
    const avif = await encodeWithin(most.avif, 60, (quality) =>
      picture.clone().avif({ quality, effort }).toBuffer(),
    );
    const webp = await encodeWithin(most.webp, 78, (quality) =>
      picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
    );
    await writeFile(`${target}-${width}.avif`, avif);
    await writeFile(`${target}-${width}.webp`, webp);
    sizes[`${width}.avif`] = avif.length;
    sizes[`${width}.webp`] = webp.length;
  }
  return sizes;
}

/** The best quality, in steps of six from 24, whose file stays within the budget (found by halving: encoding is slow). */
async function encodeWithin(
  budget: number,
  best: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const top = await encode(best);
  if (top.length <= budget) return top;
  let [fits, tooMuch] = [0, Math.ceil((best - 24) / 6)];
  let bytes: Buffer | undefined;
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    const tried = await encode(24 + middle * 6);
    if (tried.length > budget) tooMuch = middle;
    else [fits, bytes] = [middle, tried];
  }
  return bytes ?? encode(24);
}

function grain(): Buffer {
  const random = randomFrom('grain');
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const speck = random.between(-1, 1) + random.between(-1, 1);
    pixels.fill(speck > 0 ? 255 : 0, at, at + 3);
    pixels[at + 3] = Math.round(Math.abs(speck) * grainStrength);
  }
  return pixels;
}
