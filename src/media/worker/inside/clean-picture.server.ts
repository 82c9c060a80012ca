import { type Format, formats } from '../formats.server.ts';
import type { CleanJob, CleanPicture, JobResult } from '../jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames, mostMegapixels } from '../limits.ts';
import { reasonOf } from './failures.server.ts';
import { hasLocation } from './location.server.ts';
import { fitIntoMemory } from './memory-limit.server.ts';
import { sharp } from './sharp.server.ts';

const megapixel = 1_000_000;

/** Upright, in sRGB, without metadata; animations keep their frames. */
export async function cleanPicture({ source, target, format }: CleanJob): Promise<JobResult<CleanPicture>> {
  const head = await readHeader(source);
  if (!head || head.format !== format) return { refused: 'damaged' };
  const { width, height, pages = 1 } = head;
  if (pages > mostFrames) return { refused: 'frames' };
  if (pages > 1 && width * height * pages > mostAnimatedMegapixels * megapixel)
    return { refused: 'animation' };
  const fitting = fitIntoMemory({ ...head, format });
  if ('tooLarge' in fitting) return { refused: fitting.tooLarge };
  try {
    const isStill = pages === 1;
    const width = fitting.shrinking > 1 ? Math.ceil(head.autoOrient.width / fitting.shrinking) : undefined;
    const made = await (await encode(source, { format, isStill, width })).toFile(target);
    const isLocated = await hasLocation(source, head);
    const upright = { width: made.width, height: made.pageHeight ?? made.height };
    return { done: { ...formats[format], ...upright, size: made.size, hasLocation: isLocated } };
  } catch (error) {
    return { refused: reasonOf(error) };
  }
}

/** Reads the header only, so it needs no limit of pixels. */
const readHeader = (source: string) =>
  sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);

interface Wanted {
  format: Format;
  isStill: boolean;
  /** In pixels, where it is to be smaller. */
  width: number | undefined;
}

/** sharp drops all metadata by default and converts to sRGB; `autoOrient` turns the pixels first. */
async function encode(source: string, { format, isStill, width }: Wanted) {
  const limitInputPixels = mostMegapixels * megapixel;
  const picture = sharp(source, {
    ...{ failOn: 'error', limitInputPixels, sequentialRead: true },
    animated: format === 'gif' || format === 'webp',
  })
    .autoOrient()
    .resize({ width });
  // an optimised or progressive JPEG stays in memory until its end: 140 MB for 24 megapixels, to save 12 %
  if (format === 'jpeg') return picture.jpeg({ quality: 86, optimiseCoding: false });
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'gif') return picture.gif();
  const settings = { quality: 86, effort: 2 };
  if (!isStill) return picture.webp(settings);
  // the decoder holds the picture twice until it is done, which is too much beside the encoder
  const { data, info: raw } = await picture.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw, limitInputPixels }).webp(settings);
}
