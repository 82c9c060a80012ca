import { isMovingPng } from '../moving-png.ts';

/** Enough to see what a file is. */
const headBytes = 32;

/** One letter for each byte. */
export const readHead = async (file: File): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));

export interface SentFormat {
  type: 'image/jpeg' | 'image/webp';
  extension: 'jpg' | 'webp';
  /** A format that the server does not take; this browser may be able to read it. */
  isForeign: boolean;
  isLossless: boolean;
}

const jpeg: SentFormat = { type: 'image/jpeg', extension: 'jpg', isForeign: false, isLossless: false };
const webp: SentFormat = { type: 'image/webp', extension: 'webp', isForeign: false, isLossless: false };

/** Photographs become JPEG; what may be transparent becomes WebP. Undefined for what is sent as it is. */
export function wantedFormat(head: string, type: string): SentFormat | undefined {
  if (head.startsWith('\xff\xd8\xff')) return jpeg;
  if (head.startsWith('\x89PNG')) return { ...webp, isLossless: true };
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return webp;
  // Safari reads HEIC, most browsers AVIF and BMP
  return /^image\/(hei[cf]|avif|bmp)$/.test(type) ? { ...jpeg, isForeign: true } : undefined;
}

/** Only the first picture of one that moves would be drawn. */
export async function isStillPicture(file: File, head: string): Promise<boolean> {
  if (head.startsWith('\x89PNG')) return !(await isMovingPng(file));
  // a row of AVIF or HEIC pictures (ISO/IEC 23008-12, 10.2)
  if (/^.{4}ftyp(avis|msf1|hevc)/s.test(head)) return false;
  const hasFlags = head.startsWith('RIFF') && head.slice(12, 16) === 'VP8X';
  return !hasFlags || (head.charCodeAt(20) & 2) === 0;
}
