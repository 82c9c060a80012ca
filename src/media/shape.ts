import type { LibraryPicture } from './answers.server.ts';

/** Height to width above which a picture is tall: more than a phone's screenshot, which is seen whole. */
const tall = 2.4;
const wide = 4;

/** A long screenshot or a panorama: fitted into a box, nobody could read it. */
export function longSideOf(
  picture: { width: number; height: number } | undefined,
): 'tall' | 'wide' | undefined {
  if (!picture) return undefined;
  const { width, height } = picture;
  if (height > tall * width) return 'tall';
  return width > wide * height ? 'wide' : undefined;
}

/** The `sizes` of a panorama that is seen in part. */
export const sizesOfPanorama = '(min-width: 40rem) 100rem, 32rem';

/** Percent; nobody's choice. */
export const middle = 50;
/** Percent from the top where heads are in an upright picture. */
const upper = 20;

/** The point that a crop keeps. Where nobody chose one, a long screenshot keeps its head. */
export function focusPointOf(picture: LibraryPicture): { x: number; y: number } {
  const { focusX: x, focusY: y, width, height } = picture;
  if (x !== middle || y !== middle || height <= width) return { x, y };
  return { x, y: longSideOf(picture) ? 0 : upper };
}
