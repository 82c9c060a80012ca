import type { Sharp } from 'sharp';
import { cardSize } from '../../cards/card-size.ts';
import type { CardJob, Job, JobResult, Look, LookJob, VariantJob } from '../jobs.server.ts';
import { cleanPicture } from './clean-picture.server.ts';
import { drawOwnSvg, sharp } from './decoder.server.ts';

/** Does a job. Never throws: what cannot be worked on is refused. */
export async function runJob(job: Job): Promise<JobResult<unknown>> {
  try {
    if (job.kind === 'clean') return await cleanPicture(job);
    if (job.kind === 'look') return { done: await lookAt(job) };
    return { done: job.kind === 'card' ? await makeCard(job) : await makeVariant(job) };
  } catch (error) {
    return { refused: isDiskFull(error) ? 'diskFull' : 'damaged' };
  }
}

/** Reads the message, the only sign that libvips gives of a full disk; it is always English here. */
const isDiskFull = (error: unknown) =>
  error instanceof Error && /no space left on device|quota exceeded/i.test(error.message);

/** Bytes of a card that is small enough: WhatsApp leaves out what is over 600,000, and phones fetch it. */
const enough = 280_000;

/** @returns its bytes */
async function makeCard(job: CardJob): Promise<number> {
  const whole = 'svg' in job ? sharp(await drawOwnSvg(job.svg)) : await cut(job);
  const card = await whole.flatten({ background: '#0b1b33' }).png({ compressionLevel: 1 }).toBuffer();
  let size = Number.POSITIVE_INFINITY;
  for (const quality of [82, 64, 42])
    if (size > enough) ({ size } = await sharp(card).jpeg({ quality, mozjpeg: true }).toFile(job.target));
  return size;
}

/** Cuts as `object-fit: cover` does with this `object-position`. */
async function cut({ source, point }: Extract<CardJob, { source: string }>): Promise<Sharp> {
  const picture = await sharp(source).metadata();
  const scale = Math.max(cardSize.width / picture.width, cardSize.height / picture.height);
  const width = Math.max(cardSize.width, Math.round(picture.width * scale));
  const height = Math.max(cardSize.height, Math.round(picture.height * scale));
  const left = Math.round(((width - cardSize.width) * point.x) / 100);
  const top = Math.round(((height - cardSize.height) * point.y) / 100);
  return sharp(source)
    .resize(width, height, { fit: 'fill' })
    .extract({ left, top, ...cardSize });
}

// AVIF: effort 4 takes four times as long as 3 and saves 7 %; full colour resolution costs 30 MB and half the time more
const encoders = {
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 4 },
} as const;

/** @returns its bytes */
async function makeVariant({ source, target, width, format }: VariantJob): Promise<number> {
  const picture = sharp(source, { failOn: 'error' }).resize({ width }).toFormat(format, encoders[format]);
  return (await picture.toFile(target)).size;
}

const side = 32;
const opaque = 250;

async function lookAt({ source }: LookJob): Promise<Look> {
  const { pages = 1 } = await sharp(source).metadata();
  const small = sharp(source).resize(side, side, { fit: 'fill' }).ensureAlpha().raw();
  return { isAnimated: pages > 1, color: middleOf(await small.toBuffer()) };
}

/** Finds the average colour. @param pixels red, green, blue and opacity in turn */
function middleOf(pixels: Buffer): string {
  const sums = [0, 0, 0, 0];
  pixels.forEach((value, place) => {
    sums[place % 4] = (sums[place % 4] ?? 0) + value;
  });
  const [red = 0, green = 0, blue = 0, opacity = 0] = sums.map((sum) => Math.round(sum / (side * side)));
  if (opacity < opaque) return '';
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
