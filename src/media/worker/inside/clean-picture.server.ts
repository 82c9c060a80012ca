import { openAsBlob } from 'node:fs';
import type { Metadata, Sharp } from 'sharp';
import { isMovingPng } from '../../moving-png.ts';
import { formats } from '../formats.server.ts';
import type { CleanJob, CleanPicture, JobResult } from '../jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames, mostMegapixels } from '../limits.ts';
import { reasonOf } from './failures.server.ts';
import { hasLocation } from './location.server.ts';
import { fitIntoMemory, type Way } from './memory-limit.server.ts';
import { sharp } from './sharp.server.ts';

const megapixel = 1_000_000;

/** Upright, in sRGB, without metadata; animations keep their frames. */
export async function cleanPicture({ source, target, format }: CleanJob): Promise<JobResult<CleanPicture>> {
  const head = await readHeader(source);
  if (!head || head.format !== format) return { refused: 'damaged' };
  // the decoder reads the first frame, and says nothing of the others
  if (format === 'png' && (await isMovingPng(await openAsBlob(source)))) return { refused: 'movingPng' };
  const { width, height, pages = 1 } = head;
  if (pages > mostFrames) return { refused: 'frames' };
  if (pages > 1 && width * height * pages > mostAnimatedMegapixels * megapixel)
    return { refused: 'animation' };
  const way = fitIntoMemory({ ...head, format });
  if ('tooLarge' in way) return { refused: way.tooLarge };
  try {
    const made = await (await encode(source, { head, way })).toFile(target);
    const isLocated = await hasLocation(source, head);
    const upright = { width: made.width, height: made.pageHeight ?? made.height };
    return { done: { ...formats[way.format], ...upright, size: made.size, hasLocation: isLocated } };
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
async function encode(source: string, { head, way }: { head: Metadata; way: Way }): Promise<Sharp> {
  const { format, shrinking } = way;
  const limitInputPixels = mostMegapixels * megapixel;
  const picture = sharp(source, {
    ...{ failOn: 'error', limitInputPixels, sequentialRead: true },
    animated: format === 'gif' || format === 'webp',
  })
    .autoOrient()
    .resize({ width: shrinking > 1 ? Math.ceil(head.autoOrient.width / shrinking) : undefined });
  // an optimised or progressive JPEG stays in memory until its end: 140 MB for 24 megapixels, to save 12 %
  if (format === 'jpeg') return picture.jpeg({ quality: 86, optimiseCoding: false });
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (format === 'gif') return picture.gif();
  // decoded first: what the decoder holds of a frame is too much beside the encoder
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels, pageHeight } = info;
  const { delay, loop } = head;
  const decoded = sharp(data, { raw: { width, height, channels, pageHeight }, limitInputPixels });
  return decoded.webp({ quality: 86, effort: 2, delay, loop });
}
