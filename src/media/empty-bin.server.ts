import type { Kysely } from 'kysely';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { inBatches } from '#/db/batches.ts';
import { endOfBin } from '#/db/bin.ts';
import { lockContent } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notePending } from './files/pending.server.ts';
import type { MediaParts } from './parts.server.ts';

/** Rows go before files: a crash leaves unused files, never a picture without its file. @throws {AggregateError} */
export async function emptyMediaBin(
  { db, files }: Pick<MediaParts, 'db' | 'files'>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const fileNames = await db.transaction().execute((tx) => forgetDeleted(tx, { actor, now }));
  const removals = await Promise.allSettled(fileNames.map((name) => files.remove(name)));
  const failures = removals.filter((removal) => removal.status === 'rejected');
  if (failures.length === 0) return;
  throw new AggregateError(
    failures.map(({ reason }) => reason),
    'pictures are gone from the bin, but not all of their files',
  );
}

/** @returns names of files that nothing uses any more */
async function forgetDeleted(
  tx: Kysely<Tables>,
  { actor, now }: { actor: Actor; now: Date },
): Promise<string[]> {
  await lockContent(tx);
  const over = tx.selectFrom('media').where('deletedAt', '<=', endOfBin(now));
  const variants = await tx
    .selectFrom('mediaVariants')
    .select('fileName')
    .where('mediaId', 'in', over.select('id'))
    .execute();
  // the rows of the variants go with it
  const gone = await tx
    .deleteFrom('media')
    .where('deletedAt', '<=', endOfBin(now))
    .returning(['id', 'originalName', 'fileName'])
    .execute();
  for (const { id, originalName } of gone) {
    const subject = { kind: 'media', id, title: originalName };
    await recordAudit(tx, { actor, now, action: 'media.purge', subject });
  }
  const keys = gone.map(({ id }) => String(id));
  for (const batch of inBatches(keys))
    await tx.deleteFrom('jobs').where('kind', '=', 'variants').where('key', 'in', batch).execute();
  const fileNames = [...gone, ...variants].map(({ fileName }) => fileName);
  await notePending(tx, fileNames, now);
  return fileNames;
}
