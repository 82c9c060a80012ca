import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { inBatches } from '#/db/batches.ts';
import { endOfBin, moveToBin, takeFromBin } from '#/db/bin.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import type { Media } from './answers.server.ts';
import { notePending } from './files/pending.server.ts';
import type { CheckShown } from './guard-shown.server.ts';
import type { MediaParts } from './parts.server.ts';
import type { BinnedMedia } from './schema.ts';
import { findMedia, presentMedia, subjectOf, withUses } from './store.server.ts';
import { listPictureUses } from './uses.server.ts';

/**
 * Deletes all of the pictures or none.
 * @throws {Refusal} as `check` does; 404 when a picture is missing; 409 with `uses` when one is in use, unless
 * `force`
 */
export async function deleteMedia(
  db: Kysely<Tables>,
  { ids, force, check, actor, now }: AuditContext & { ids: number[]; force: boolean; check: CheckShown },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // first, because it locks out other writers: nobody can start to use a picture while it goes
    await raiseContentVersion(tx);
    const rows = await withUses(tx).where('id', 'in', ids).where('deletedAt', 'is', null).execute();
    if (rows.length !== ids.length) throw notFound(mediaPanelText.gone);
    await check(tx, ids);
    if (!force) await refuseUsed(tx, ids);
    for (const media of rows.map(presentMedia)) {
      await moveToBin(tx, 'media', { id: media.id, actor, now });
      const change = changeBetween(media, undefined);
      await recordAudit(tx, { actor, now, action: 'media.delete', subject: subjectOf(media), change });
    }
  });
}

async function refuseUsed(tx: Kysely<Tables>, ids: number[]): Promise<void> {
  const uses = await listPictureUses(tx, ids);
  if (uses.length > 0) throw new Refusal('picture-in-use', text.inUse(uses.length), { details: { uses } });
}

/** @throws {Refusal} 404 when it is not in the bin, or its time there is over; as `check` does */
export async function restoreMedia(
  db: Kysely<Tables>,
  { id, check, actor, now }: AuditContext & { id: number; check: CheckShown },
): Promise<Media> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const isTaken = await takeFromBin(tx, 'media', { id, now });
    const media = await findMedia(tx, id);
    if (!isTaken || !media) throw new Refusal('not-in-bin', text.notInBin);
    await check(tx, [id]);
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.restore', subject: subjectOf(media), change });
    return media;
  });
}

export async function listMediaBin(db: Kysely<Tables>, now: Date): Promise<BinnedMedia[]> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'originalName as title', 'deletedAt', 'deletedBy'])
    .where('deletedAt', '>', endOfBin(now))
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    deletedAt: row.deletedAt ?? '',
    deletedBy: row.deletedBy ?? '',
    // at its own address it is not shown any more
    pictureUrl: `/api/media/${row.id}/picture`,
  }));
}

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
