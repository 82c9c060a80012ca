import type { LargePicture } from '#/i18n/tr/media-refusals.ts';
import type { VariantFormat } from '../library-picture.ts';
import type { Cut } from '../schema.ts';

export const formats = {
  jpeg: { mimetype: 'image/jpeg', extension: 'jpg' },
  png: { mimetype: 'image/png', extension: 'png' },
  gif: { mimetype: 'image/gif', extension: 'gif' },
  webp: { mimetype: 'image/webp', extension: 'webp' },
} as const;
export type Format = keyof typeof formats;

export interface CleanJob {
  kind: 'clean';
  source: string;
  target: string;
  format: Format;
  /** What of it is stored; left out, all of it. */
  cut?: Cut;
}

export interface LookJob {
  kind: 'look';
  source: string;
}

export interface VariantJob {
  kind: 'variant';
  source: string;
  target: string;
  width: number;
  format: VariantFormat;
}

/** A card from a picture, of which the point (in percent) stays, or from an SVG of ours. */
export type CardJob = { kind: 'card'; target: string } & (
  | { source: string; point: { x: number; y: number } }
  | { svg: string }
);

export type Job = CleanJob | LookJob | VariantJob | CardJob;

export interface CleanPicture {
  mimetype: string;
  extension: string;
  size: number;
  width: number;
  height: number;
  hasLocation: boolean;
}

export interface Look {
  isAnimated: boolean;
  /** '#rrggbb', the average of all pixels; empty for a transparent picture. */
  color: string;
}

export interface TooLarge extends LargePicture {
  format: Format;
}

type AnimationRefusal = 'moves' | 'movingPng' | 'frames' | 'animation';

/** Reasons that lie in the file; with `crashed` it ended the process. */
export type RefusalReason = 'damaged' | AnimationRefusal | 'tooSlow' | 'crashed';

/** All reasons; with `diskFull` the file is not to blame. */
type Refused = RefusalReason | TooLarge | 'diskFull';

export type JobResult<Done> = { done: Done; refused?: undefined } | { done?: undefined; refused: Refused };

interface Done {
  clean: CleanPicture;
  look: Look;
  variant: number;
  card: number;
}
export type ResultOf<Asked extends Job> = JobResult<Done[Asked['kind']]>;
