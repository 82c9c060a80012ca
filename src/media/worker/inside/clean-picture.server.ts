import { createReadStream, openAsBlob } from 'node:fs';
import type { Metadata, Sharp } from 'sharp';
import { pixelsOf } from '../../cut-area.ts';
import { isMovingPng } from '../../moving-png.ts';
import { type CleanJob, type CleanPicture, formats, type JobResult } from '../jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames, mostMegapixels } from '../limits.ts';
import { fitIntoMemory, megapixel, sharp, type Way } from './decoder.server.ts';

/** Writes the picture anew: upright, in sRGB, without metadata; animations keep their frames. */
export async function cleanPicture({
  source,
  target,
  format,
  cut,
}: CleanJob): Promise<JobResult<CleanPicture>> {
  const head = await readHeader(source);
  if (!head || head.format !== format) return { refused: 'damaged' };
  // the decoder reads the first frame, and says nothing of the others
  if (format === 'png' && (await isMovingPng(await openAsBlob(source)))) return { refused: 'movingPng' };
  const { width, height, pages = 1 } = head;
  if (cut && pages > 1) return { refused: 'moves' };
  if (pages > mostFrames) return { refused: 'frames' };
  if (pages > 1 && width * height * pages > mostAnimatedMegapixels * megapixel)
    return { refused: 'animation' };
  const way = fitIntoMemory({ ...head, format, ...(cut?.turn && { orientation: 6 }) });
  if ('tooLarge' in way) return { refused: way.tooLarge };
  // a part of what is made smaller while it is read would lie elsewhere
  if (cut && way.shrinking > 1) return { refused: 'tooSlow' };
  const made = await (await encode({ source, cut }, { head, way })).toFile(target);
  const isLocated = await hasLocation(source, head);
  const upright = { width: made.width, height: made.pageHeight ?? made.height };
  return { done: { ...formats[way.format], ...upright, size: made.size, hasLocation: isLocated } };
}

/** Reads the header only, so it needs no limit of pixels. */
const readHeader = (source: string) =>
  sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);

/** Relies on sharp, which drops all metadata by default and converts to sRGB; `autoOrient` turns the pixels first. */
async function encode(
  { source, cut }: Pick<CleanJob, 'source' | 'cut'>,
  { head, way }: { head: Metadata; way: Way },
): Promise<Sharp> {
  const { format, shrinking } = way;
  const limitInputPixels = mostMegapixels * megapixel;
  const upright = sharp(source, {
    ...{ failOn: 'error', limitInputPixels, sequentialRead: true },
    animated: format === 'gif' || format === 'webp',
  })
    .autoOrient()
    .resize({ width: shrinking > 1 ? Math.ceil(head.autoOrient.width / shrinking) : undefined });
  const picture = cut ? upright.rotate(cut.turn).extract(pixelsOf(cut, head.autoOrient)) : upright;
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

const gpsPointer = 0x8825;
const gpsLatitude = 0x0002;

const xmpWord = 'GPSLatitude';

/** Searches the file for XMP too: it is plain text in most formats, and the decoder skips some of it. */
async function hasLocation(path: string, { exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): Promise<boolean> {
  if (exif && hasLatitude(exif)) return true;
  return xmp?.includes(xmpWord) || fileHolds(path, xmpWord);
}

/** Reads EXIF, a small TIFF: entries of 12 bytes, one of which may point to the GPS list (Exif 3.0, 4.6.3). */
function hasLatitude(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const place = findEntry(tiff, 'first', gpsPointer);
  return place !== undefined && findEntry(tiff, place, gpsLatitude) !== undefined;
}

/** Finds the value of an entry, which may be a place. @returns undefined when there is none, or the block is broken */
function findEntry(tiff: Buffer, list: number | 'first', tag: number): number | undefined {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const start = list === 'first' ? read32(4) : list;
    const entries = read16(start);
    for (let at = start + 2; at < start + 2 + entries * 12; at += 12) {
      if (read16(at) === tag) return read32(at + 8);
    }
  } catch {
    // the block ends before its own entries do
  }
  return undefined;
}

async function fileHolds(path: string, words: string): Promise<boolean> {
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const part = Buffer.concat([end, chunk]);
    if (part.includes(words)) return true;
    end = part.subarray(-words.length);
  }
  return false;
}
