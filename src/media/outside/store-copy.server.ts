import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { type Actor, recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import { requireOwnAccounts } from '#/db/require-own-accounts.ts';
import type { Tables } from '#/db/tables.ts';
import { createFileName } from '../files/names.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { findMedia, subjectOf, wordsOf } from '../store.server.ts';
import { acceptPicture, refuseForeign } from '../upload/accept.server.ts';
import type { OpenFolder, ReceivedFile } from '../upload/received-file.server.ts';
import { findSamePicture } from '../upload/store.server.ts';
import { queueVariants } from '../variants/variant-store.server.ts';
import type { CleanPicture } from '../worker/jobs.server.ts';

interface Arrival {
  mediaId: number;
  actor: Actor;
}

/** An equal file in the library replaces the picture. @returns the id to show @throws {Refusal} as `acceptPicture`, and as `replaceBySame` */
export async function storeCopy(
  { db, files, pictures, work, clock }: MediaParts,
  { received, openFolder, ...arrival }: Arrival & { received: ReceivedFile; openFolder: OpenFolder },
): Promise<number> {
  if (!received.format) throw refuseForeign(received);
  const { contentHash } = received;
  const same = await settle(db, { ...arrival, contentHash, now: clock() });
  if (same !== undefined) return same;
  const target = join(await openFolder(), createFileName('tmp'));
  const picture = await acceptPicture(pictures, { received, target });
  const fileName = createFileName(picture.extension);
  await files.put({ name: fileName, localPath: target });
  const made = { picture, fileName };
  const mediaId = await settle(db, { ...arrival, contentHash, made, now: clock() });
  if (mediaId === arrival.mediaId) work.enqueue(mediaId);
  else await files.remove(fileName);
  return mediaId ?? arrival.mediaId;
}

interface Settling extends Arrival {
  contentHash: string;
  /** Missing at first: then only the same picture is looked for. */
  made?: { picture: CleanPicture; fileName: string };
  now: Date;
}

/** @returns the id of the picture that pages show now; undefined without one, or when none waits any more */
async function settle(db: Kysely<Tables>, settling: Settling): Promise<number | undefined> {
  const { mediaId, contentHash, made, now } = settling;
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const waiting = await tx
      .selectFrom('media')
      .select(['fileName', 'altText', 'credit', 'consentNote'])
      .where('id', '=', mediaId)
      .where('isWaiting', '=', 1)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!waiting) return undefined;
    // one in the bin stays there, because nobody asked for it
    const same = await findSamePicture(tx, { contentHash, now });
    if (same) return replaceBySame(tx, { waiting: { ...waiting, id: mediaId }, sameId: same.id });
    return made && fill(tx, { ...settling, made, placeholder: waiting.fileName });
  });
}

async function fill(
  tx: Kysely<Tables>,
  {
    mediaId,
    contentHash,
    made: { picture, fileName },
    placeholder,
    actor,
    now,
  }: Settling & { made: { picture: CleanPicture; fileName: string }; placeholder: string },
): Promise<number> {
  const { mimetype, size, width, height } = picture;
  const before = await findMedia(tx, mediaId);
  await tx
    .updateTable('media')
    .set({ fileName, mimetype, size, width, height, contentHash, isWaiting: 0 })
    .where('id', '=', mediaId)
    .execute();
  await tx
    .updateTable('outsidePictures')
    .set({ nextTryAt: null, failure: '' })
    .where('mediaId', '=', mediaId)
    .execute();
  await moveUses(tx, { from: placeholder, to: fileName });
  await queueVariants(tx, mediaId);
  await raiseContentVersion(tx);
  const after = await findMedia(tx, mediaId);
  if (after) {
    const change = changeBetween(before, after);
    await recordAudit(tx, { actor, now, action: 'media.copy', subject: subjectOf(after), change });
  }
  return mediaId;
}

interface Waiting {
  id: number;
  fileName: string;
  altText: string;
  credit: string;
  consentNote: string;
}

/**
 * Staff's texts about the waiting picture fill the empty fields of the other.
 * @throws {Refusal} 400 when together they name an account of somebody else
 */
async function replaceBySame(
  tx: Kysely<Tables>,
  { waiting, sameId }: { waiting: Waiting; sameId: number },
): Promise<number> {
  const same = await tx
    .selectFrom('media')
    .select(['fileName', 'altText', 'credit', 'consentNote'])
    .where('id', '=', sameId)
    .executeTakeFirstOrThrow();
  const words = {
    altText: same.altText || waiting.altText,
    credit: same.credit || waiting.credit,
    consentNote: same.consentNote || waiting.consentNote,
  };
  await requireOwnAccounts(tx, { texts: wordsOf(words), before: wordsOf(same) });
  await tx.updateTable('media').set(words).where('id', '=', sameId).execute();
  await tx
    .updateTable('outsidePictures')
    .set({ mediaId: sameId, nextTryAt: null, failure: '' })
    .where('mediaId', '=', waiting.id)
    .execute();
  await moveUses(tx, { from: waiting.fileName, to: same.fileName });
  await tx.deleteFrom('media').where('id', '=', waiting.id).execute();
  await raiseContentVersion(tx);
  return sameId;
}

async function moveUses(tx: Kysely<Tables>, { from, to }: { from: string; to: string }): Promise<void> {
  const uses = await tx.deleteFrom('pictureUses').where('fileName', '=', from).returningAll().execute();
  for (const use of uses) {
    await tx
      .insertInto('pictureUses')
      .values({ ...use, fileName: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
