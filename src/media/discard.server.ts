import type { Actor } from '#/db/audit-log.ts';
import { deleteMedia } from './store.server.ts';
import type { MediaParts } from './upload.server.ts';

/**
 * Takes pictures out of the library, and then their files away: a crash in between leaves a file that nothing speaks
 * of, and never a picture without its file.
 * @throws {Refusal} 404 as `deleteMedia` does, and then all files are still there
 * @throws {AggregateError} when a file cannot be removed: its picture could still be seen by whoever knows its address
 */
export async function discardPictures(
  { db, files, clock }: Pick<MediaParts, 'db' | 'files' | 'clock'>,
  { ids, actor }: { ids: number[]; actor: Actor },
) {
  const fileNames = await deleteMedia(db, { ids, actor, now: clock() });
  const removals = await Promise.allSettled(fileNames.map((name) => files.remove(name)));
  const failures = removals.filter((removal) => removal.status === 'rejected');
  if (failures.length === 0) return;
  throw new AggregateError(
    failures.map(({ reason }) => reason),
    'pictures were deleted, but not all of their files',
  );
}
