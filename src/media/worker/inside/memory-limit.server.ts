import type { Metadata } from 'sharp';
import type { TooLarge } from '../jobs.server.ts';
import { mostMegapixels } from '../limits.ts';

type Head = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'pages' | 'isProgressive' | 'orientation' | 'hasAlpha'
> & { format: TooLarge['format'] };

/** In bytes: 400 MB for the process, less what it takes for a picture that goes through it row by row. */
const mostHeld = 280 * 1024 * 1024;
const megapixel = 1_000_000;

/** By how much a JPEG that lies on its side is made smaller while it is read, the first that fits. */
const shrinkings = [1, 2, 4] as const;
type Shrinking = (typeof shrinkings)[number];

/** What no shrinking lets fit is too large. */
export function fitIntoMemory(head: Head): { shrinking: Shrinking } | { tooLarge: TooLarge } {
  const fitting = shrinkingsOf(head).map((shrinking) => ({ shrinking, most: mostFor(head, shrinking) }));
  const pixels = head.width * head.height;
  const found = fitting.find(({ most }) => pixels <= most * megapixel);
  if (found) return found;
  const { format } = head;
  const kind = {
    format,
    isTurned: isTurned(head),
    isTransparent: head.hasAlpha,
    isAnimated: isAnimated(head),
  };
  const most = Math.max(...fitting.map((one) => one.most));
  return { tooLarge: { ...kind, isProgressive: head.isProgressive, pixels, most } };
}

const shrinkingsOf = (head: Head): readonly Shrinking[] =>
  head.format === 'jpeg' && isTurned(head) ? shrinkings : [1];

/** In whole megapixels, of one frame. */
const mostFor = (head: Head, shrinking: Shrinking): number =>
  Math.min(mostMegapixels, Math.floor(mostHeld / bytesPerPixel[head.format](head, shrinking) / megapixel));

const isTurned = ({ orientation = 1 }: Head) => orientation > 1;
const isAnimated = ({ pages = 1 }: Head) => pages > 1;

/** What one pixel takes while the picture is held whole, as measured on noise (decision 009). */
const bytesPerPixel: Record<Head['format'], (head: Head, shrinking: Shrinking) => number> = {
  // libjpeg holds the coefficients of a picture in several scans, of two bytes, until the last scan
  jpeg: (head, shrinking) =>
    (head.isProgressive ? 2 * head.channels : 0) + turnedJpeg(head, shrinking) / shrinking ** 2,
  png: (head) => {
    const whole = head.channels * (head.depth === 'ushort' ? 2 : 1) * 1.05;
    return (head.isProgressive ? whole : 0) + (isTurned(head) ? whole : 0);
  },
  gif: () => 20,
  // the encoder holds several canvases of an animation, and needs most for what shines through
  webp: (head) => {
    if (isAnimated(head)) return head.hasAlpha ? 76 : 34;
    return head.hasAlpha ? 40 : 10;
  },
};

function turnedJpeg(head: Head, shrinking: Shrinking): number {
  if (!isTurned(head)) return 0;
  return shrinking === 1 ? head.channels : head.channels + 1;
}
