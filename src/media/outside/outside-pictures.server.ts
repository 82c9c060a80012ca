import type { Kysely, Selectable } from 'kysely';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { JobsTable, OutsidePicturesTable } from '#/db/tables/picture-tables.ts';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { Upload, UploadedMedia, WaitingPicture } from '../answers.server.ts';
import type { CheckShown } from '../guard-shown.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { findMedia } from '../store.server.ts';
import { type Sender, storePicture, withUploadFolder } from '../upload/upload.server.ts';
import { refuseAddress } from '../web/guard.server.ts';
import { nameOfAddress } from '../web/picture-web.server.ts';
import { firstPause, mayComeLater } from './copy-jobs.server.ts';
import {
  countRoom,
  findOutside,
  hashOf,
  linkCopy,
  mostWaiting,
  stopWaiting,
  waitForCopies,
} from './outside-store.server.ts';

/**
 * Adds a picture from an address; what cannot be fetched now is waited for.
 * @throws {Refusal} 400, 413 or 415, 409 when too many wait
 */
export async function addFromAddress(
  parts: MediaParts,
  { url, ...sender }: Sender & { url: string },
): Promise<Upload> {
  const address = readTyped(url);
  try {
    return { files: [await fetchNow(parts, { address, ...sender })] };
  } catch (error) {
    if (!mayComeLater(error)) throw error;
    return waitFor(parts.db, { address, error, actor: sender.actor, now: parts.clock() });
  }
}

/** People copy addresses such as 'www.example.org/a.jpg' without a scheme. */
function readTyped(url: string): string {
  const address = outsideAddressOf(/^[^/\s:]+\.[^/\s:]+\//.test(url) ? `https://${url}` : url);
  if (address === undefined) throw refuseAddress(text.notAnAddress);
  return address;
}

async function fetchNow(
  parts: MediaParts,
  { address, ...sender }: Sender & { address: string },
): Promise<UploadedMedia> {
  return withUploadFolder(parts, async (openFolder) => {
    const received = await parts.web.fetchFile(address, openFolder);
    const stored = await storePicture(parts, { received, openFolder, ...sender });
    await linkCopy(parts.db, { address, mediaId: stored.id });
    return stored;
  });
}

/** One that has a copy outside the bin stays as it is. */
async function waitFor(
  db: Kysely<Tables>,
  { address, error, actor, now }: AuditContext & { address: string; error: Refusal },
): Promise<Upload> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const [known] = await findOutside(tx, [address]);
    const media = known?.mediaId ? await findMedia(tx, known.mediaId) : undefined;
    if (media) return { files: [{ ...media, isDuplicate: true }] };
    if (known?.mediaId) throw error;
    const earlier = await findWaiting(tx, address);
    if (!earlier && (await countRoom(tx)) === 0)
      throw new Refusal('too-many-waiting', text.tooManyWaiting(mostWaiting));
    const from = new Date(now.getTime() + firstPause * minute);
    await waitForCopies(tx, { addresses: [address], from, attempts: 1, failure: error.message });
    const waiting = await findWaiting(tx, address);
    if (waiting && !earlier) await recordWaiting(tx, { act: 'create', waiting, actor, now });
    // pages were drawn without one that was removed for good
    if (known && !earlier) await raiseContentVersion(tx);
    return { files: [], waiting };
  });
}

/** Pictures of other sites whose copy has not come, the longest tried first. */
export async function listWaitingPictures(db: Kysely<Tables>): Promise<WaitingPicture[]> {
  const rows = await waiting(db).orderBy('attempts', 'desc').orderBy('address').execute();
  return rows.map(present);
}

async function findWaiting(db: Kysely<Tables>, address: string): Promise<WaitingPicture | undefined> {
  const row = await waiting(db).where('addressHash', '=', hashOf(address)).executeTakeFirst();
  return row && present(row);
}

const waiting = (db: Kysely<Tables>) =>
  db
    .selectFrom('jobs')
    .innerJoin('outsidePictures', 'outsidePictures.addressHash', 'jobs.key')
    .select(['address', 'nextTryAt', 'failure'])
    .where('kind', '=', 'copy');

type Row = Pick<OutsidePicturesTable, 'address'> & Selectable<Pick<JobsTable, 'nextTryAt' | 'failure'>>;

const present = ({ address, nextTryAt, failure }: Row): WaitingPicture => ({
  ...{ address, originalName: nameOfAddress(new URL(address)) },
  ...{ copyState: nextTryAt === null ? 'failed' : 'waiting', copyFailure: failure },
});

/**
 * Gives an address up: from then on no page shows anything for it, until it is added again.
 * @throws {Refusal} 404; as `check` does
 */
export async function forgetWaiting(
  db: Kysely<Tables>,
  { address, check, actor, now }: AuditContext & { address: string; check: CheckShown },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const found = await findWaiting(tx, address);
    if (!found) throw notFound(mediaCopyText.gone);
    await check(tx, [hashOf(address)]);
    await stopWaiting(tx, address);
    await raiseContentVersion(tx);
    await recordWaiting(tx, { act: 'delete', waiting: found, actor, now });
  });
}

const recordWaiting = (
  tx: Kysely<Tables>,
  { act, waiting, ...by }: AuditContext & { act: 'create' | 'delete'; waiting: WaitingPicture },
): Promise<void> =>
  recordAudit(tx, {
    ...{ ...by, action: `media.${act}` },
    subject: { kind: 'media', id: null, title: waiting.originalName },
    change: { url: act === 'create' ? { after: waiting.address } : { before: waiting.address } },
  });
