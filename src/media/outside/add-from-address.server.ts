import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { takeFromBin } from '#/db/bin.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { MediaParts } from '../parts.server.ts';
import type { UploadedMedia } from '../schema.ts';
import { findMedia, getMedia, subjectOf } from '../store.server.ts';
import { type Sender, storePicture, withUploadFolder } from '../upload/upload.server.ts';
import { refuseAddress } from '../web/guard.server.ts';
import { mayComeLater } from './copy-queue.server.ts';
import { addWaiting } from './note-outside.server.ts';
import { countRoom, findOutside, hashOf, mostWaiting } from './outside-store.server.ts';
import { nextTry } from './retries.server.ts';
import { storeCopy } from './store-copy.server.ts';

interface Asked extends Sender {
  address: string;
}

/** What cannot be fetched now waits in the library. @throws {Refusal} 400, 413 or 415, 409 when too many wait */
export async function addFromAddress(
  parts: MediaParts,
  { url, ...sender }: Sender & { url: string },
): Promise<UploadedMedia[]> {
  const address = readTyped(url);
  try {
    return [await fetchNow(parts, { address, ...sender })];
  } catch (error) {
    if (!mayComeLater(error)) throw error;
    const { message } = error as Refusal;
    return [await waitFor(parts.db, { address, ...sender, failure: message, now: parts.clock() })];
  }
}

/** People copy addresses such as 'www.example.org/a.jpg' without a scheme. */
function readTyped(url: string): string {
  const address = outsideAddressOf(/^[^/\s:]+\.[^/\s:]+\//.test(url) ? `https://${url}` : url);
  if (address === undefined) throw refuseAddress(text.notAnAddress);
  return address;
}

async function fetchNow(parts: MediaParts, { address, ...sender }: Asked): Promise<UploadedMedia> {
  const { db, web } = parts;
  return withUploadFolder(parts, async (openFolder) => {
    const received = await web.fetchFile(address, openFolder);
    const [known] = await findOutside(db, [address]);
    if (known?.mediaId && known.isWaiting && !known.isInBin) {
      const { mediaId } = known;
      const id = await storeCopy(parts, { mediaId, isAskedFor: true, received, openFolder, ...sender });
      return getMedia(db, id);
    }
    const stored = await storePicture(parts, { received, openFolder, ...sender });
    await linkTo(db, { address, mediaId: stored.id });
    return stored;
  });
}

/** Keeps an earlier link, if its picture still exists. */
async function linkTo(
  db: Kysely<Tables>,
  { address, mediaId }: { address: string; mediaId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const [known] = await findOutside(tx, [address]);
    if (known?.mediaId) return;
    await tx
      .insertInto('outsidePictures')
      .values({ addressHash: hashOf(address), address, mediaId, nextTryAt: null })
      .onConflict((conflict) => conflict.column('addressHash').doUpdateSet({ mediaId, nextTryAt: null }))
      .execute();
    // pages were drawn without the one that was removed for good
    if (known) await raiseContentVersion(tx);
  });
}

async function waitFor(
  db: Kysely<Tables>,
  { address, actor, check, failure, now }: Asked & { failure: string; now: Date },
): Promise<UploadedMedia> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const [known] = await findOutside(tx, [address]);
    if (known?.mediaId) {
      if (known.isWaiting) await waitLonger(tx, { mediaId: known.mediaId, failure, now });
      return bringBack(tx, { mediaId: known.mediaId, actor, check, now });
    }
    if ((await countRoom(tx)) === 0) throw new Refusal('too-many-waiting', text.tooManyWaiting(mostWaiting));
    const tried = { attempts: 1, failure };
    const nextTryAt = nextTry(1, now) ?? '';
    const [added] = await addWaiting(tx, { addresses: [address], nextTryAt, now, tried });
    const media = await getMedia(tx, added?.id ?? 0);
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.create', subject: subjectOf(media), change });
    return media;
  });
}

async function waitLonger(
  tx: Kysely<Tables>,
  { mediaId, failure, now }: { mediaId: number; failure: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('outsidePictures')
    .set({ attempts: 1, nextTryAt: nextTry(1, now), failure })
    .where('mediaId', '=', mediaId)
    .execute();
}

async function bringBack(
  tx: Kysely<Tables>,
  { mediaId, actor, check, now }: Sender & { mediaId: number; now: Date },
): Promise<UploadedMedia> {
  const isTaken = await takeFromBin(tx, 'media', { id: mediaId, now });
  const media = await findMedia(tx, mediaId);
  // its time in the bin is over, so the next cleaning removes it
  if (!media) throw refuseAddress(text.notReachable);
  if (isTaken) {
    await check(tx, [mediaId]);
    await raiseContentVersion(tx);
    const change = changeBetween(undefined, media);
    await recordAudit(tx, { actor, now, action: 'media.restore', subject: subjectOf(media), change });
  }
  return { ...media, isDuplicate: true };
}
