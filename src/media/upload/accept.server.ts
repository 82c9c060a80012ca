import { DiskFull } from '#/http/disk-full.server.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import type { CleanPicture, RefusalReason } from '../worker/jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames } from '../worker/limits.ts';
import type { PictureWorker } from '../worker/picture-worker.server.ts';
import type { ForeignFile, ReceivedPicture } from './received-file.server.ts';

/** @throws {Refusal} 413 for too many pixels or frames, 415 for a PNG that moves, 400 when the file cannot be read @throws {DiskFull} */
export async function acceptPicture(
  pictures: PictureWorker,
  { received, target }: { received: ReceivedPicture & Named; target: string },
): Promise<CleanPicture> {
  const { path: source, format, originalName } = received;
  const { done, refused } = await pictures.run({ kind: 'clean', source, target, format }, 'upload');
  if (done) return done;
  if (refused === 'diskFull') throw new DiskFull('no room for the clean copy of a picture');
  if (typeof refused === 'object')
    throw new Refusal('too-many-pixels', text.tooManyPixels(originalName, refused));
  throw refusals[refused](originalName);
}

/** 415 with the file's name and what to do with it. */
export const refuseForeign = ({ foreign, originalName }: ForeignFile & Named): Refusal =>
  new Refusal('foreign-file', text.foreign[foreign](originalName));

interface Named {
  originalName: string;
}

const refusals: Record<RefusalReason, (name: string) => Refusal> = {
  damaged: (name) => new Refusal('damaged-file', text.damaged(name)),
  movingPng: (name) => new Refusal('foreign-file', text.movingPng(name)),
  frames: (name) => new Refusal('too-many-frames', text.tooManyFrames(name, mostFrames)),
  animation: (name) => new Refusal('too-many-pixels', text.animationTooLarge(name, mostAnimatedMegapixels)),
  tooSlow: (name) => new Refusal('too-slow', text.tooSlow(name)),
  crashed: (name) => new Refusal('not-processed', text.notProcessed(name)),
};
