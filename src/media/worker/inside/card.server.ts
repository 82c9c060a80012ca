import type { Sharp } from 'sharp';
import { cardSize } from '../../cards/card-size.ts';
import type { CardJob, JobResult } from '../jobs.server.ts';
import { reasonOf } from './failures.server.ts';
import { drawOwnSvg, sharp } from './sharp.server.ts';

/** In bytes: WhatsApp leaves out what is over 600,000, and phones fetch it. */
const enough = 280_000;

export async function makeCard(job: CardJob): Promise<JobResult<number>> {
  try {
    const whole = 'svg' in job ? sharp(await drawOwnSvg(job.svg)) : await cut(job);
    const card = await whole.flatten({ background: '#0b1b33' }).png({ compressionLevel: 1 }).toBuffer();
    let size = Number.POSITIVE_INFINITY;
    for (const quality of [82, 64, 42])
      if (size > enough) ({ size } = await sharp(card).jpeg({ quality, mozjpeg: true }).toFile(job.target));
    return { done: size };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
}

/** As `object-fit: cover` does it with this `object-position`. */
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
