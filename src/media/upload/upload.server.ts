import type { Kysely } from 'kysely';
import { type Actor, changeBetween } from '#/db/audit-log.ts';
import { endOfBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { DiskFull, Refusal } from '#/http/errors.ts';
import { mediaCutText } from '#/i18n/tr/media-cut.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { UploadedMedia } from '../answers.server.ts';
import { restoreWithin } from '../bin.server.ts';
import { createFileName, type FinishedFile } from '../files/files-contract.server.ts';
import type { CheckShown } from '../guard-shown.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { findMedia, presentMedia, subjectOf } from '../store.server.ts';
import { tooManyUploads } from '../upload-room.server.ts';
import { queueVariants } from '../variants/variants.server.ts';
import { inWorkFolder } from '../work-folder.server.ts';
import type { CleanPicture, RefusalReason } from '../worker/jobs.server.ts';
import { mostAnimatedMegapixels, mostFrames } from '../worker/limits.ts';
import type { PictureWorker } from '../worker/picture-worker.server.ts';
import { type ForeignFile, type ReceivedFile, type ReceivedPicture, receiveFiles } from './receive.server.ts';

export interface Sender {
  actor: Actor;
  /** Asked before the same picture comes out of the bin. */
  check: CheckShown;
}

/**
 * Receives, cleans and keeps the pictures of one upload, in order.
 * @throws {Refusal} as `receiveFiles` and `storePicture` do, and then the pictures before the refused one are stored; 429
 * when more uploads wait than anybody would wait for, or too many bytes are under way @throws {DiskFull}
 */
export const storeUpload = (
  parts: MediaParts,
  { request, ...sender }: Sender & { request: Request },
): Promise<UploadedMedia[]> =>
  parts.room.counting(sender.actor.staffId, (count) =>
    inUploadFolder(parts, async (folder) => {
      const stored: UploadedMedia[] = [];
      for (const received of await receiveFiles(request, { folder, count })) {
        stored.push(await storePicture(parts, { received, ...sender }));
      }
      return stored;
    }),
  );

/** Gives `work` a folder that lasts as long as it does. @throws {Refusal} 429 when too many uploads wait */
export async function inUploadFolder<Result>(
  { pictures, incoming }: Pick<MediaParts, 'pictures' | 'incoming'>,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (pictures.waiting() >= mostWaiting) throw tooManyUploads();
  return inWorkFolder({ incoming, prefix: 'upload-' }, work);
}

/** The limit of pictures that wait: each upload queues one at a time, so one picture does not wait behind an upload of twenty. */
const mostWaiting = 50;

interface Storing extends Sender {
  received: ReceivedFile;
  /** Its name in the log. */
  action?: AuditAction;
}

/**
 * Cleans a received picture and keeps it. The row is written last: a crash before it leaves no picture in the library, and
 * never a row without its file.
 * @throws {Refusal} 415 for what is no picture; as `acceptPicture` and `check` do
 */
export async function storePicture(
  { db, files, pictures, jobs, clock }: Pick<MediaParts, 'db' | 'files' | 'pictures' | 'jobs' | 'clock'>,
  { received, action = 'media.create', actor, check }: Storing,
): Promise<UploadedMedia> {
  if (!received.format) throw refuseForeign(received);
  const by = () => ({ actor, now: clock() });
  const sent = { ...received, check };
  // found before any work is done on it
  const isKnown = await findSamePicture(db, { ...sent, now: clock() });
  const same = isKnown && (await write(db, by(), (write) => reuseSamePicture(write, sent)));
  if (same) return same;
  const picture = await acceptPicture(pictures, received);
  await files.put(picture);
  const stored = await write(db, by(), (write) => addMedia(write, { ...sent, picture, action }));
  if (stored.isDuplicate) await files.remove(picture.name);
  else jobs.wake();
  return { ...stored, locationRemoved: picture.hasLocation };
}

/**
 * Cleans a received picture into a file beside it.
 * @throws {Refusal} 413 for too many pixels or frames, 415 for a PNG that moves, 400 when the file cannot be read @throws {DiskFull}
 */
export async function acceptPicture(
  pictures: PictureWorker,
  { path: source, format, originalName, cut }: ReceivedPicture,
): Promise<CleanPicture & FinishedFile> {
  const target = `${source}.clean`;
  const { done, refused } = await pictures.run({ kind: 'clean', source, target, format, cut }, 'upload');
  if (done) return { ...done, name: createFileName(done.extension), localPath: target };
  if (refused === 'diskFull') throw new DiskFull('no room for the clean copy of a picture');
  if (typeof refused === 'object')
    throw new Refusal('too-many-pixels', text.tooManyPixels(originalName, refused));
  throw refusals[refused](originalName);
}

/** Refuses with 415, the file's name and what to do with it. */
export const refuseForeign = ({ foreign, originalName }: ForeignFile): Refusal =>
  new Refusal('foreign-file', text.foreign[foreign](originalName));

const refusals: Record<RefusalReason, (name: string) => Refusal> = {
  damaged: (name) => new Refusal('damaged-file', text.damaged(name)),
  moves: (name) => new Refusal('not-processed', mediaCutText.moves(name)),
  movingPng: (name) => new Refusal('foreign-file', text.movingPng(name)),
  frames: (name) => new Refusal('too-many-frames', text.tooManyFrames(name, mostFrames)),
  animation: (name) => new Refusal('too-many-pixels', text.animationTooLarge(name, mostAnimatedMegapixels)),
  tooSlow: (name) => new Refusal('too-slow', text.tooSlow(name)),
  crashed: (name) => new Refusal('not-processed', text.notProcessed(name)),
};

interface Sent {
  contentHash: string;
  /** Asked before a picture comes out of the bin. */
  check: CheckShown;
}

interface NewPicture extends Sent, Pick<ReceivedPicture, 'originalName' | 'kept'> {
  picture: CleanPicture & FinishedFile;
  action: AuditAction;
}

/**
 * Adds the row, unless an equal picture came meanwhile, which it then gives as `isDuplicate`. Cached pages stay: none shows
 * a new picture.
 */
async function addMedia(
  write: Write,
  { picture, originalName, contentHash, kept, check, action }: NewPicture,
): Promise<UploadedMedia> {
  const { tx, at, now, log } = write;
  // writers follow one another: of two equal uploads at once, the second finds the first
  const same = await reuseSamePicture(write, { contentHash, check });
  if (same) return same;
  const { name: fileName, mimetype, size, width, height } = picture;
  const row = await tx
    .insertInto('media')
    .values({ fileName, originalName, mimetype, size, width, height, contentHash, uploadedAt: at, ...kept })
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueVariants(tx, { id: row.id, now });
  const media = presentMedia({ ...row, useCount: 0 });
  await log(action, subjectOf(media), changeBetween(undefined, media));
  return media;
}

/** Gives the picture of the same file, out of the bin if it lies there. @throws {Refusal} as `check` does */
async function reuseSamePicture(
  write: Write,
  { contentHash, check }: Sent,
): Promise<UploadedMedia | undefined> {
  const { tx, now } = write;
  const same = await findSamePicture(tx, { contentHash, now });
  if (!same) return undefined;
  const { id, isInBin } = same;
  const media = isInBin ? await restoreWithin(write, { id, check }) : await findMedia(tx, id);
  return media && { ...media, isDuplicate: true };
}

/** Finds the picture of the same file, rather outside the bin than in it. One whose time there is over does not count. */
export async function findSamePicture(
  db: Kysely<Tables>,
  { contentHash, now }: { contentHash: string; now: Date },
): Promise<{ id: number; isInBin: boolean } | undefined> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'deletedAt'])
    .where('contentHash', '=', contentHash)
    .where((row) => row.or([row('deletedAt', 'is', null), row('deletedAt', '>', endOfBin(now))]))
    .orderBy('id')
    .execute();
  const found = rows.find(({ deletedAt }) => deletedAt === null) ?? rows[0];
  return found && { id: found.id, isInBin: found.deletedAt !== null };
}
