import type { Kysely } from 'kysely';
import { type AuditContext, housekeeping } from '#/db/audit-log.ts';
import type { JobPlan } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { minute } from '#/format/durations.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { Upload, WaitingPicture } from '../answers.server.ts';
import type { CheckShown } from '../guard-shown.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { findMedia } from '../store.server.ts';
import { findSamePicture, inUploadFolder, type Sender, storePicture } from '../upload/upload.server.ts';
import { refuseAddress, Unavailable } from '../web/guarded-request.server.ts';
import { nameOfAddress } from '../web/picture-web.server.ts';
import {
  countRoom,
  findOutside,
  hashOf,
  linkCopy,
  mostWaiting,
  stopWaiting,
  waitForCopies,
} from './outside-store.server.ts';

/** Minutes until the next attempt; in the end once an hour, for two days in all. */
const pauses = { first: 1, next: [5, 30, ...Array.from({ length: 47 }, () => 60)] };

/**
 * Adds the picture at an address; one that cannot be fetched now is waited for. @throws {Refusal} 400, 413 or 415, 409 when
 * too many wait
 */
export async function addFromAddress(
  parts: MediaParts,
  { url, ...sender }: Sender & { url: string },
): Promise<Upload> {
  const { db, clock } = parts;
  const address = readTyped(url);
  const by = () => ({ actor: sender.actor, now: clock() });
  try {
    return await inUploadFolder(parts, async (folder) => {
      const received = await parts.web.fetchFile(address, folder);
      const stored = await storePicture(parts, { received, ...sender });
      await linkCopy(db, { address, mediaId: stored.id, ...by() });
      return { files: [stored] };
    });
  } catch (error) {
    if (!mayComeLater(error)) throw error;
    return waitFor(db, { address, error, ...by() });
  }
}

/** Reads an address as people copy it, such as 'www.example.org/a.jpg' without a scheme. */
function readTyped(url: string): string {
  const address = outsideAddressOf(/^[^/\s:]+\.[^/\s:]+\//.test(url) ? `https://${url}` : url);
  if (address === undefined) throw refuseAddress(text.notAnAddress);
  return address;
}

/** Orders the copy, unless there is one outside the bin. */
async function waitFor(
  db: Kysely<Tables>,
  { address, error, ...by }: AuditContext & { address: string; error: Refusal },
): Promise<Upload> {
  return write(db, by, async (write) => {
    const { tx, now, shown } = write;
    const [known] = await findOutside(tx, [address]);
    const media = known?.mediaId ? await findMedia(tx, known.mediaId) : undefined;
    if (media) return { files: [{ ...media, isDuplicate: true }] };
    if (known?.mediaId) throw error;
    const [earlier] = await listWaitingPictures(tx, address);
    if (!earlier && (await countRoom(tx)) === 0)
      throw new Refusal('too-many-waiting', text.tooManyWaiting(mostWaiting));
    const from = new Date(now.getTime() + pauses.first * minute);
    await waitForCopies(tx, { addresses: [address], from, attempts: 1, failure: error.message });
    const [waiting] = await listWaitingPictures(tx, address);
    if (waiting && !earlier) await logWaiting(write, { act: 'create', waiting });
    // pages were drawn without one that was removed for good
    if (known && !earlier) shown();
    return { files: [], waiting };
  });
}

/** Lists pictures of other sites whose copy has not come, the longest tried first. @param address of only this one */
export async function listWaitingPictures(db: Kysely<Tables>, address?: string): Promise<WaitingPicture[]> {
  const rows = await db
    .selectFrom('jobs')
    .innerJoin('outsidePictures', 'outsidePictures.addressHash', 'jobs.key')
    .select(['address', 'nextTryAt', 'failure'])
    .where('kind', '=', 'copy')
    .$if(address !== undefined, (waiting) => waiting.where('addressHash', '=', hashOf(address ?? '')))
    .orderBy('attempts', 'desc')
    .orderBy('address')
    .execute();
  return rows.map(({ address, nextTryAt, failure }) => ({
    ...{ address, originalName: nameOfAddress(new URL(address)) },
    ...{ copyState: nextTryAt === null ? 'failed' : 'waiting', copyFailure: failure },
  }));
}

/** Gives up a picture: no page shows anything for it, until its address is added again. @throws {Refusal} 404; as `check` does */
export async function forgetWaiting(
  db: Kysely<Tables>,
  { address, check, ...by }: AuditContext & { address: string; check: CheckShown },
): Promise<void> {
  await write(db, by, async (write) => {
    const { tx, shown } = write;
    const [found] = await listWaitingPictures(tx, address);
    if (!found) throw notFound(mediaCopyText.gone);
    await check(tx, [hashOf(address)]);
    await stopWaiting(tx, address);
    shown();
    await logWaiting(write, { act: 'delete', waiting: found });
  });
}

const logWaiting = (
  { log }: Write,
  { act, waiting }: { act: 'create' | 'delete'; waiting: WaitingPicture },
): Promise<void> =>
  log(
    `media.${act}`,
    { kind: 'media', id: null, title: waiting.originalName },
    { url: act === 'create' ? { after: waiting.address } : { before: waiting.address } },
  );

/** The jobs that bring the copies of other sites' pictures. @param parts asked for when the work begins */
export const copyJobs = (
  parts: () => MediaParts,
  onFailure: (key: string, error: unknown) => void,
): JobPlan => ({
  // half of what may be fetched at once, so staff who add an address do not wait behind it
  atOnce: 2,
  pauses: [pauses.first, ...pauses.next],
  run: (hash, stopping) => bringCopy(parts(), { hash, stopping }),
  explain(error, key) {
    if (!(error instanceof Refusal)) {
      onFailure(key, error);
      return { failure: text.faultHere };
    }
    // from 500 on it is a fault of this server, such as a full disk
    return { failure: error.message, isFinal: error.status < 500 && !mayComeLater(error) };
  },
});

async function bringCopy(
  parts: MediaParts,
  { hash, stopping }: { hash: string; stopping: AbortSignal },
): Promise<void> {
  const { db, clock, web } = parts;
  const known = await db
    .selectFrom('outsidePictures')
    .select('address')
    .where('addressHash', '=', hash)
    .where('mediaId', 'is', null)
    .executeTakeFirst();
  if (!known) return;
  const { address } = known;
  const sender = { actor: housekeeping, check: async () => {} };
  await inUploadFolder(parts, async (folder) => {
    const received = await web.fetchFile(address, folder, stopping);
    // found before it is stored, because nobody asked for what lies in the bin
    const same = received.format && (await findSamePicture(db, { ...received, now: clock() }));
    const { id } = same ?? (await storePicture(parts, { received, action: 'media.copy', ...sender }));
    await linkCopy(db, { address, mediaId: id, isUnasked: true, actor: housekeeping, now: clock() });
  });
}

/** Tells that nothing was reached, or too much was under way here. */
const mayComeLater = (error: unknown): error is Refusal =>
  error instanceof Unavailable || (error instanceof Refusal && error.status === 429);
