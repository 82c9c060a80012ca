import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { forgetOldKeys } from '#/db/write-requirements.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { emptyMediaBin } from '#/media/bin.server.ts';
import { settleFiles } from '#/media/files/pending.server.ts';
import { removeOldUploads } from '#/media/upload-room.server.ts';
import { forgetOldPresence } from '#/staff/presence/api.server.ts';
import { forgetOldSignIns } from '#/staff/sign-in.server.ts';
import { domains } from '../domains.ts';
import type { Parts } from '../parts.ts';

type Needed = Pick<Parts, 'database' | 'media' | 'clock'>;

const actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

/** In this order, by what the log says when one fails. */
const steps: Record<string, (parts: Needed, now: Date) => Promise<void>> = {
  'request keys not forgotten': ({ database: { db } }, now) => forgetOldKeys(db, now),
  'bins not emptied': ({ database: { db } }, now) => emptyBins(db, now),
  'sign-ins not forgotten': ({ database: { db } }, now) => forgetOldSignIns(db, { actor, now }),
  'open forms not forgotten': ({ database: { db } }, now) => forgetOldPresence(db, now),
  'bin of pictures not emptied': ({ database: { db }, media }, now) =>
    emptyMediaBin({ ...media, db }, { actor, now }),
  'begun uploads not removed': ({ media }, now) => removeOldUploads(media.incoming, now),
  'pending files not settled': ({ database, media }, now) => settleFiles({ ...database, ...media }, now),
};

/** A step that fails keeps no other back. @throws {AggregateError} of one error for each of them, with its cause */
export async function doHousekeeping(parts: Needed): Promise<void> {
  const now = parts.clock();
  const failures: Error[] = [];
  for (const [failure, take] of Object.entries(steps))
    await take(parts, now).catch((cause: unknown) => void failures.push(new Error(failure, { cause })));
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join(', '));
}

async function emptyBins(db: Kysely<Tables>, now: Date): Promise<void> {
  await write(db, { actor, now }, async (write) => {
    for (const { store } of Object.values(domains)) await store.empty(write);
  });
}
