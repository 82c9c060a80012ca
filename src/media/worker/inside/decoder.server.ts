import sharp, { type Metadata } from 'sharp';
import type { TooLarge } from '../jobs.server.ts';
import { mostMegapixels } from '../limits.ts';

// only our decoders are open, because strangers' files reach each of them
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
});
sharp.cache(false);
// one picture at a time, so the other core is free for visitors
sharp.concurrency(1);

/** Draws an SVG of our own making. Its decoder is open only for as long as this takes, and a process has one job at a time. */
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

type Head = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'pages' | 'isProgressive' | 'orientation' | 'hasAlpha'
> & { format: TooLarge['format'] };

/** Bytes that a picture may take while it is held whole: 400 MB for the process, less what one takes that goes through row by row. */
const mostHeld = 280 * 1024 * 1024;
export const megapixel = 1_000_000;

/** Way in which a picture is read and written. */
export interface Way {
  format: Head['format'];
  /** The factor by which it is made smaller while it is read. */
  shrinking: 1 | 2 | 4;
}

/** Chooses the first way that fits; a picture that no way makes fit is too large. */
export function fitIntoMemory(head: Head): Way | { tooLarge: TooLarge } {
  const ways = waysOf(head).map((way) => ({ way, most: mostFor(head, way) }));
  const pixels = head.width * head.height;
  const fitting = ways.find(({ most }) => pixels <= most * megapixel);
  if (fitting) return fitting.way;
  const { format, isProgressive, hasAlpha: isTransparent } = head;
  const kind = {
    format,
    isProgressive,
    isTransparent,
    isTurned: isTurned(head),
    isAnimated: isAnimated(head),
  };
  return { tooLarge: { ...kind, pixels, most: Math.max(...ways.map(({ most }) => most)) } };
}

function waysOf(head: Head): Way[] {
  const { format, hasAlpha } = head;
  const asItIs: Way = { format, shrinking: 1 };
  if (format === 'jpeg' && isTurned(head))
    return [asItIs, { format, shrinking: 2 }, { format, shrinking: 4 }];
  // a PNG is larger, but is written row by row
  if (format === 'webp' && hasAlpha && !isAnimated(head)) return [asItIs, { format: 'png', shrinking: 1 }];
  return [asItIs];
}

/** The limit of one frame, in whole megapixels. */
const mostFor = (head: Head, way: Way): number =>
  Math.min(mostMegapixels, Math.floor(mostHeld / bytesPerPixel[head.format](head, way) / megapixel));

const isTurned = ({ orientation = 1 }: Head) => orientation > 1;
const isAnimated = ({ pages = 1 }: Head) => pages > 1;

/** Bytes that one pixel takes while the picture is held whole, as measured on noise (decision 009). */
const bytesPerPixel: Record<Head['format'], (head: Head, way: Way) => number> = {
  // libjpeg holds the coefficients of a picture in several scans, of two bytes, until the last scan
  jpeg: (head, { shrinking }) =>
    (head.isProgressive ? 2 * head.channels : 0) + turnedJpeg(head, shrinking) / shrinking ** 2,
  png: (head) => {
    const whole = head.channels * (head.depth === 'ushort' ? 2 : 1) * 1.05;
    return (head.isProgressive ? whole : 0) + (isTurned(head) ? whole : 0);
  },
  gif: () => 17.2,
  // the encoder holds several canvases of an animation, and needs most for what shines through
  webp: (head, { format }) => {
    if (isAnimated(head)) return head.hasAlpha ? 76 : 38;
    if (format === 'png') return isTurned(head) ? 13 : 9.3;
    return head.hasAlpha ? 33 : 10.4;
  },
};

function turnedJpeg(head: Head, shrinking: Way['shrinking']): number {
  if (!isTurned(head)) return 0;
  return shrinking === 1 ? head.channels : head.channels + 1;
}
