import sharp from 'sharp';

// only our decoders are open, because strangers' files reach each of them
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
// one picture at a time, so the other core is free for visitors
sharp.concurrency(1);

/**
 * Draws an SVG of our own making alone: its decoder is open for as long as this takes, and a process has one job at a
 * time.
 */
export async function drawOwnSvg(svg: string): Promise<Buffer> {
  const operation = ['VipsForeignLoadSvgBuffer'];
  sharp.unblock({ operation });
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  } finally {
    sharp.block({ operation });
  }
}

/** Set up for strangers' files; always import it from here. */
export { sharp };
