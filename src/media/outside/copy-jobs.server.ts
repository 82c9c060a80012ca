import type { Actor } from '#/db/audit-log.ts';
import type { JobPlan } from '#/db/jobs.ts';
import { Refusal } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { MediaParts } from '../parts.server.ts';
import { findSamePicture } from '../upload/store.server.ts';
import { storePicture, withUploadFolder } from '../upload/upload.server.ts';
import { Unavailable } from '../web/request.server.ts';
import { linkCopy } from './outside-store.server.ts';

/** Then once an hour, for two days in all. */
const firstPauses = [1, 5, 30];

/** Minutes until the second attempt. */
export const [firstPause = 0] = firstPauses;

const actor: Actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/**
 * Jobs that bring the copies of other sites' pictures.
 * @param parts asked for when the work begins
 */
export const copyJobs = (
  parts: () => MediaParts,
  onFailure: (key: string, error: unknown) => void,
): JobPlan => ({
  // half of what may be fetched at once, so staff who add an address do not wait behind it
  atOnce: 2,
  pauses: [...firstPauses, ...Array.from({ length: 47 }, () => 60)],
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
  const { db } = parts;
  const known = await db
    .selectFrom('outsidePictures')
    .select('address')
    .where('addressHash', '=', hash)
    .where('mediaId', 'is', null)
    .executeTakeFirst();
  if (!known) return;
  const { address } = known;
  await withUploadFolder(parts, async (openFolder) => {
    const received = await parts.web.fetchFile(address, openFolder, stopping);
    // found before it is stored, because nobody asked for what lies in the bin
    const same =
      received.format &&
      (await findSamePicture(db, { contentHash: received.contentHash, now: parts.clock() }));
    const sender = { actor, check: async () => {} };
    const { id } =
      same ?? (await storePicture(parts, { received, openFolder, action: 'media.copy', ...sender }));
    await linkCopy(db, { address, mediaId: id, isUnasked: true });
  });
}

/** True when nothing was reached, or too much was under way here. */
export const mayComeLater = (error: unknown): error is Refusal =>
  error instanceof Unavailable || (error instanceof Refusal && error.status === 429);
