import sharp from 'sharp';
import { invalid, tooLarge, unsupportedFile } from '#/http/errors.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { detectFormat, type Format, formats } from './formats.server.ts';

const megapixel = 1_000_000;
/** A picture of more pixels is refused before it is decoded: a few KB can hold a billion of them. */
export const mostMegapixels = 100;

// every decoder that is not one of ours stays shut: each is code that strangers' files would reach
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);

export interface CleanPicture {
  mimetype: string;
  extension: string;
  /** Bytes. */
  size: number;
  /** Pixels, upright. */
  width: number;
  height: number;
}

/**
 * Writes a clean copy of an uploaded picture: upright, in sRGB, without any metadata; an animation keeps its frames.
 * @throws {Refusal} 415 for anything that is not JPEG, PNG, GIF or WebP by content, 413 for too many pixels, 400 for
 * a damaged file; each names `originalName`
 */
export async function cleanPicture(
  source: string,
  { target, originalName }: { target: string; originalName: string },
): Promise<CleanPicture> {
  const format = await detectFormat(source);
  if (format === 'heic') throw unsupportedFile(text.heic(originalName));
  if (!format) throw unsupportedFile(text.notAPicture(originalName));
  await assertPixels(source, originalName);
  try {
    const { size, width, height, pageHeight } = await encode(source, format).toFile(target);
    return { ...formats[format], size, width, height: pageHeight ?? height };
  } catch {
    throw invalid(text.damaged(originalName));
  }
}

async function assertPixels(source: string, originalName: string): Promise<void> {
  const { width, height, pages = 1 } = await readSize(source, originalName);
  if (width * height * pages <= mostMegapixels * megapixel) return;
  throw tooLarge(text.tooManyPixels(originalName, mostMegapixels));
}

async function readSize(source: string, originalName: string) {
  try {
    // only the header is read here; the limit is ours, above
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    throw invalid(text.damaged(originalName));
  }
}

/** sharp drops all metadata unless told to keep it, and converts to sRGB; `autoOrient` turns the pixels first. */
function encode(source: string, format: Format) {
  const isAnimated = format === 'gif' || format === 'webp';
  const picture = sharp(source, {
    failOn: 'error',
    limitInputPixels: mostMegapixels * megapixel,
    sequentialRead: true,
    animated: isAnimated,
  }).autoOrient();
  if (format === 'jpeg') return picture.jpeg({ quality: 86, progressive: true });
  if (format === 'png') return picture.png({ compressionLevel: 8 });
  if (format === 'gif') return picture.gif();
  return picture.webp({ quality: 86 });
}
