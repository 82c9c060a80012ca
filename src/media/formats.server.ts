import { open } from 'node:fs/promises';

/** The formats SPEC section 2 advertises. */
export const formats = {
  jpeg: { mimetype: 'image/jpeg', extension: 'jpg' },
  png: { mimetype: 'image/png', extension: 'png' },
  gif: { mimetype: 'image/gif', extension: 'gif' },
  webp: { mimetype: 'image/webp', extension: 'webp' },
} as const;
export type Format = keyof typeof formats;

const headBytes = 32;

/** What a file is by its first bytes, whatever it is called: an accepted format, a HEIC photo, or anything else. */
export async function detectFormat(path: string): Promise<Format | 'heic' | undefined> {
  const head = await readHead(path);
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(text.slice(8, 12))) return 'heic';
  return undefined;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
