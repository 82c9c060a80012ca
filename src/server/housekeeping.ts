import { forgetOldKeys } from '#/db/request-keys.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { removeOldBegun } from '#/media/begun/bounds.server.ts';
import { emptyMediaBin } from '#/media/empty-bin.server.ts';
import { settleFiles } from '#/media/files/pending.server.ts';
import { forgetOldSignIns } from '#/staff/forget-old.server.ts';
import { forgetOldPresence } from '#/staff/presence.server.ts';
import { fillReserve } from './disk-reserve.ts';
import { domains } from './domains.ts';
import type { Parts } from './parts.ts';

const actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

export async function doHousekeeping({
  database: { db, engine },
  media: { files, incoming },
  clock,
}: Pick<Parts, 'database' | 'media' | 'clock'>): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    await forgetOldKeys(tx, now);
    for (const { emptyBin } of Object.values(domains)) await emptyBin(tx, { actor, now });
  });
  await forgetOldSignIns(db, now);
  await forgetOldPresence(db, now);
  await emptyMediaBin({ db, files }, { actor, now });
  await removeOldBegun(incoming, now);
  await settleFiles({ db, files, engine }, now);
}

export function startHousekeeping(parts: Parts): () => void {
  async function run() {
    await doHousekeeping(parts).catch((error: unknown) => parts.log.error(error, 'bins not emptied'));
    await fillReserve(parts.config).catch((error: unknown) =>
      parts.log.error(error, 'no reserve on the disk'),
    );
  }
  void run();
  const timer = setInterval(() => void run(), sixHours);
  return () => clearInterval(timer);
}

const sixHours = 6 * 60 * 60 * 1000;
