import type { VariantFormat } from '../library-picture.ts';
import type { Format } from './formats.server.ts';

/** Make a clean original out of an upload. */
export interface CleanJob {
  kind: 'clean';
  /** Paths of local files. */
  source: string;
  target: string;
  /** What `source` is by its first bytes. */
  format: Format;
}

/** Look at a clean original before its smaller copies are made. */
export interface LookJob {
  kind: 'look';
  source: string;
}

/** Make one smaller copy. */
export interface CopyJob {
  kind: 'copy';
  source: string;
  target: string;
  /** Pixels. */
  width: number;
  format: VariantFormat;
}

export type Job = CleanJob | LookJob | CopyJob;

export interface CleanPicture {
  mimetype: string;
  extension: string;
  /** Bytes. */
  size: number;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** The received file told where it was taken; the clean one does not. */
  hasLocation: boolean;
}

export interface Look {
  isAnimated: boolean;
  /** '#rrggbb', the middle of all its pixels; empty where one can see through it. */
  color: string;
}

/** Why a file is not taken: it cannot be read, has too many pixels or frames, took too long, or ended the process. */
export type RefusalReason = 'damaged' | 'pixels' | 'frames' | 'tooSlow' | 'crashed';

/** The file is not to blame: there is no room for what is made of it. */
export type Refused = RefusalReason | 'diskFull';

export type JobResult<Done> = { done: Done; refused?: undefined } | { done?: undefined; refused: Refused };

/** What comes back for each kind of job. */
interface Done {
  clean: CleanPicture;
  look: Look;
  /** Bytes of the copy. */
  copy: number;
}
export type ResultOf<Asked extends Job> = JobResult<Done[Asked['kind']]>;
