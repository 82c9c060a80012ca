import { join } from 'node:path';
import sharp from 'sharp';

/** Writes a PNG of so many pixels each way, of noise, so that work on it takes its time. @returns its path */
export async function noisePicture(folder: string, side: number): Promise<string> {
  const source = join(folder, 'source.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: side, height: side, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 0 })
    .toFile(source);
  return source;
}
