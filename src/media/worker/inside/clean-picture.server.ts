import { type Format, formats } from '../formats.server.ts';
import type { CleanJob, CleanPicture, JobResult } from '../jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames, mostInterlacedMegapixels, mostMegapixels } from '../limits.ts';
import { reasonOf } from './failures.server.ts';
import { hasLocation } from './location.server.ts';
import { sharp } from './sharp.server.ts';

const megapixel = 1_000_000;

/** Upright, in sRGB, without metadata; animations keep their frames. */
export async function cleanPicture({ source, target, format }: CleanJob): Promise<JobResult<CleanPicture>> {
  const head = await readHeader(source);
  if (!head || head.format !== format) return { refused: 'damaged' };
  const { width, height, pages = 1, isProgressive } = head;
  if (pages > mostFrames) return { refused: 'frames' };
  if (width * height > mostMegapixels * megapixel) return { refused: 'pixels' };
  if (format === 'png' && isProgressive && width * height > mostInterlacedMegapixels * megapixel)
    return { refused: 'interlaced' };
  if (pages > 1 && width * height * pages > mostAnimatedMegapixels * megapixel)
    return { refused: 'animation' };
  try {
    const made = await encode(source, format).toFile(target);
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

/** sharp drops all metadata by default and converts to sRGB; `autoOrient` turns the pixels first. */
function encode(source: string, format: Format) {
  const picture = sharp(source, {
    failOn: 'error',
    limitInputPixels: mostMegapixels * megapixel,
    sequentialRead: true,
    animated: format === 'gif' || format === 'webp',
  }).autoOrient();
  // an optimised or progressive JPEG stays in memory until its end: 140 MB for 24 megapixels, to save 12 %
  if (format === 'jpeg') return picture.jpeg({ quality: 86, optimiseCoding: false });
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'gif') return picture.gif();
  return picture.webp({ quality: 86, effort: 2 });
}
