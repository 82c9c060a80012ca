import { createReadStream } from 'node:fs';
import type { Metadata } from 'sharp';

const gpsPointer = 0x8825;
const gpsLatitude = 0x0002;

const xmpWord = 'GPSLatitude';

/** Searches the file for XMP too: it is plain text in most formats, and the decoder skips some of it. */
export async function hasLocation(
  path: string,
  { exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>,
): Promise<boolean> {
  if (exif && hasLatitude(exif)) return true;
  return xmp?.includes(xmpWord) || fileHolds(path, xmpWord);
}

/** EXIF is a small TIFF: entries of 12 bytes, one of which may point to the GPS list (Exif 3.0, 4.6.3). */
function hasLatitude(exif: Buffer): boolean {
  const tiff = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const place = findEntry(tiff, 'first', gpsPointer);
  return place !== undefined && findEntry(tiff, place, gpsLatitude) !== undefined;
}

/** @returns undefined when there is none, or the block is broken */
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
