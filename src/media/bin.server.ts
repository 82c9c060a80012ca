import type { Kysely } from 'kysely';
import { type AuditContext, changeBetween } from '#/db/audit-log.ts';
import { emptyBin, endOfBin, listBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import { forgetJob } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import type { Media } from './answers.server.ts';
import { notePending } from './files/pending.server.ts';
import type { CheckShown } from './guard-shown.server.ts';
import { listPictureUses } from './owners.server.ts';
import type { MediaParts } from './parts.server.ts';
import type { BinnedMedia } from './schema.ts';
import { findMedia, presentMedia, subjectOf, withUses } from './store.server.ts';

/**
 * Moves pictures to the bin, all or none.
 * @throws {Refusal} as `check` does; 404 when a picture is missing; 409 with `uses` when one is in use, unless `force`
 */
export async function deleteMedia(
  db: Kysely<Tables>,
  { ids, force, check, ...by }: AuditContext & { ids: number[]; force: boolean; check: CheckShown },
): Promise<void> {
  // other writers wait meanwhile: nobody can start to use a picture while it goes
  await write(db, by, async ({ tx, actor, now, shown, log }) => {
    const rows = await withUses(tx).where('id', 'in', ids).where('deletedAt', 'is', null).execute();
    if (rows.length !== ids.length) throw notFound(mediaPanelText.gone);
    await check(tx, ids);
    if (!force) await refuseUsed(tx, ids);
    for (const media of rows.map(presentMedia)) {
      await moveToBin(tx, 'media', { id: media.id, actor, now });
      await log('media.delete', subjectOf(media), changeBetween(media, undefined));
    }
    shown();
  });
}

async function refuseUsed(tx: Kysely<Tables>, ids: number[]): Promise<void> {
  const uses = await listPictureUses(tx, ids);
  if (uses.length > 0) throw new Refusal('picture-in-use', text.inUse(uses.length), { details: { uses } });
}

/** @throws {Refusal} 404 when it is not in the bin, or its time there is over; as `check` does */
export async function restoreMedia(
  db: Kysely<Tables>,
  { id, check, ...by }: AuditContext & { id: number; check: CheckShown },
): Promise<Media> {
  const media = await write(db, by, (write) => restoreWithin(write, { id, check }));
  if (!media) throw new Refusal('not-in-bin', text.notInBin);
  return media;
}

/** @returns undefined when it is not in the bin, or its time there is over @throws {Refusal} as `check` does */
export async function restoreWithin(
  { tx, now, shown, log }: Write,
  { id, check }: { id: number; check: CheckShown },
): Promise<Media | undefined> {
  const isTaken = await takeFromBin(tx, 'media', { id, now });
  const media = isTaken ? await findMedia(tx, id) : undefined;
  if (!media) return undefined;
  await check(tx, [id]);
  shown();
  await log('media.restore', subjectOf(media), changeBetween(undefined, media));
  return media;
}

/** Gives each picture an address of its own: at the usual one it is not shown any more. */
export async function listMediaBin(db: Kysely<Tables>, now: Date): Promise<BinnedMedia[]> {
  const binned = await listBin(db, 'media', now);
  return binned.map((media) => ({ ...media, pictureUrl: `/api/media/${media.id}/picture` }));
}

/** Deletes rows before files: a crash leaves unused files, never a picture without its file. @throws {AggregateError} */
export async function emptyMediaBin(
  { db, files }: Pick<MediaParts, 'db' | 'files'>,
  by: AuditContext,
): Promise<void> {
  const fileNames = await write(db, by, forgetDeleted);
  const removals = await Promise.allSettled(fileNames.map((name) => files.remove(name)));
  const failures = removals.filter((removal) => removal.status === 'rejected');
  if (failures.length === 0) return;
  throw new AggregateError(
    failures.map(({ reason }) => reason),
    'pictures are gone from the bin, but not all of their files',
  );
}

/** @returns names of files that nothing uses any more */
async function forgetDeleted({ tx, now, log }: Write): Promise<string[]> {
  const over = tx.selectFrom('media').where('deletedAt', '<=', endOfBin(now));
  const copies = tx.selectFrom('mediaVariants').where('mediaId', 'in', over.select('id'));
  const files = await over.select('fileName').unionAll(copies.select('fileName')).execute();
  // the rows of the copies go with them
  const gone = await emptyBin(tx, 'media', now);
  for (const { id, title } of gone) {
    await log('media.purge', { kind: 'media', id, title });
    await forgetJob(tx, { kind: 'variants', key: String(id) });
  }
  const fileNames = files.map(({ fileName }) => fileName);
  await notePending(tx, fileNames, now);
  return fileNames;
}
