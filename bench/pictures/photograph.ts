import sharp from 'sharp';

/** 24 megapixels with the grain of a camera at night, with a place in its EXIF; a phone's lie on their side. */
export async function makePhotograph(path: string, { isTurned }: { isTurned: boolean }): Promise<void> {
  const [width, height] = [6000, 4000];
  const grain = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const noise = await sharp({ create: { width, height, channels: 3, background: '#000', noise: grain } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp('public/artwork/ridge-dawn-1600.webp')
    .resize(width, height)
    .composite([{ input: noise, blend: 'soft-light' }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 55/1 1200/100' } })
    .withMetadata({ orientation: isTurned ? 6 : 1 })
    .jpeg({ quality: 92 })
    .toFile(path);
}
