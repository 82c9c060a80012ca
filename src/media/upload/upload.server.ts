import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Actor } from '#/db/audit-log.ts';
import { DiskFull } from '#/http/disk-full.server.ts';
import { Refusal } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { UploadedMedia } from '../answers.server.ts';
import { createFileName } from '../files/files-contract.server.ts';
import type { CheckShown } from '../guard-shown.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { tooManyUploads } from '../upload-room.server.ts';
import { makeWorkFolder } from '../work-folder.server.ts';
import type { CleanPicture, RefusalReason } from '../worker/jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames } from '../worker/limits.ts';
import type { PictureWorker } from '../worker/picture-worker.server.ts';
import { receiveFiles } from './receive.server.ts';
import type { ForeignFile, OpenFolder, ReceivedFile, ReceivedPicture } from './received-file.server.ts';
import { addMedia, reuseStoredPicture } from './store.server.ts';

export interface Sender {
  actor: Actor;
  /** Asked before the same picture comes out of the bin. */
  check: CheckShown;
}

interface Storing extends Sender {
  received: ReceivedFile;
  openFolder: OpenFolder;
  /** Of the log. */
  action?: AuditAction;
}

/**
 * Receives, cleans and keeps the pictures of one upload, in order. The row is written last: a crash before it leaves
 * no picture in the library, and never a row without its file.
 * @throws {Refusal} as `receiveFiles` and `acceptPicture` do, and then the pictures before the refused one are stored; 429
 * when more uploads wait than anybody would wait for, or too many bytes are under way @throws {DiskFull}
 */
export const storeUpload = (
  parts: MediaParts,
  { request, ...sender }: Sender & { request: Request },
): Promise<UploadedMedia[]> =>
  parts.room.counting(sender.actor.staffId, (count) =>
    withUploadFolder(parts, async (openFolder) => {
      const stored: UploadedMedia[] = [];
      for (const received of await receiveFiles(request, { openFolder, count })) {
        stored.push(await storePicture(parts, { received, openFolder, ...sender }));
      }
      return stored;
    }),
  );

/** The folder is created at first use and removed afterwards. @throws {Refusal} 429 when too many uploads wait */
export async function withUploadFolder<Result>(
  { pictures, incoming }: Pick<MediaParts, 'pictures' | 'incoming'>,
  work: (openFolder: OpenFolder) => Promise<Result>,
): Promise<Result> {
  if (pictures.waiting() >= mostWaiting) throw tooManyUploads();
  let folder: Promise<string> | undefined;
  try {
    return await work(() => {
      folder ??= makeWorkFolder(incoming, 'upload-');
      return folder;
    });
  } finally {
    if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
  }
}

/** Each upload queues one picture at a time, so one picture does not wait behind an upload of twenty. */
const mostWaiting = 50;

export async function storePicture(
  { db, files, pictures, jobs, clock }: Pick<MediaParts, 'db' | 'files' | 'pictures' | 'jobs' | 'clock'>,
  { received, openFolder, action, ...sender }: Storing,
): Promise<UploadedMedia> {
  const { originalName } = received;
  if (!received.format) throw refuseForeign(received);
  const { contentHash } = received;
  const same = await reuseStoredPicture(db, { contentHash, ...sender, now: clock() });
  if (same) return same;
  const target = join(await openFolder(), createFileName('tmp'));
  const picture = await acceptPicture(pictures, { received, target });
  const fileName = createFileName(picture.extension);
  await files.put({ name: fileName, localPath: target });
  const made = { picture, fileName, originalName, contentHash };
  const stored = await addMedia(db, { ...made, ...sender, action, now: clock() });
  if (stored.isDuplicate) await files.remove(fileName);
  else jobs.wake();
  return { ...stored, locationRemoved: picture.hasLocation };
}

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
