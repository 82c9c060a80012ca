import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { takeFromBin } from '#/db/bin.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';
import { Refusal } from '#/http/errors.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { MediaParts } from '../parts.server.ts';
import type { Upload, UploadedMedia } from '../schema.ts';
import { findMedia, subjectOf } from '../store.server.ts';
import { type Sender, storePicture, withUploadFolder } from '../upload/upload.server.ts';
import { refuseAddress } from '../web/guard.server.ts';
import { firstPause, mayComeLater } from './copy-jobs.server.ts';
import { countRoom, findOutside, linkCopy, mostWaiting, waitForCopies } from './outside-store.server.ts';
import { findWaiting, presentWaiting, recordWaiting } from './waiting-pictures.server.ts';

interface Asked extends Sender {
  address: string;
}

/** What cannot be fetched now is waited for. @throws {Refusal} 400, 413 or 415, 409 when too many wait */
export async function addFromAddress(
  parts: MediaParts,
  { url, ...sender }: Sender & { url: string },
): Promise<Upload> {
  const address = readTyped(url);
  try {
    return { files: [await fetchNow(parts, { address, ...sender })] };
  } catch (error) {
    if (!mayComeLater(error)) throw error;
    return waitFor(parts.db, { address, ...sender, failure: error.message, now: parts.clock() });
  }
}

/** People copy addresses such as 'www.example.org/a.jpg' without a scheme. */
function readTyped(url: string): string {
  const address = outsideAddressOf(/^[^/\s:]+\.[^/\s:]+\//.test(url) ? `https://${url}` : url);
  if (address === undefined) throw refuseAddress(text.notAnAddress);
  return address;
}

async function fetchNow(parts: MediaParts, { address, ...sender }: Asked): Promise<UploadedMedia> {
  return withUploadFolder(parts, async (openFolder) => {
    const received = await parts.web.fetchFile(address, openFolder);
    const stored = await storePicture(parts, { received, openFolder, ...sender });
    await linkCopy(parts.db, { address, mediaId: stored.id });
    return stored;
  });
}

async function waitFor(
  db: Kysely<Tables>,
  { address, failure, actor, check, now }: Asked & { failure: string; now: Date },
): Promise<Upload> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const [known] = await findOutside(tx, [address]);
    if (known?.mediaId)
      return { files: [await bringBack(tx, { mediaId: known.mediaId, actor, check, now })] };
    const earlier = await findWaiting(tx, address);
    if (!earlier && (await countRoom(tx)) === 0)
      throw new Refusal('too-many-waiting', text.tooManyWaiting(mostWaiting));
    const from = new Date(now.getTime() + firstPause * minute);
    await waitForCopies(tx, { addresses: [address], from, attempts: 1, failure });
    const waiting = presentWaiting({ address, failure, nextTryAt: from.toISOString() });
    if (!earlier) await recordWaiting(tx, { action: 'media.create', waiting, actor, now });
    // pages were drawn without one that was removed for good
    if (!earlier && known) await raiseContentVersion(tx);
    return { files: [], waiting };
  });
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
