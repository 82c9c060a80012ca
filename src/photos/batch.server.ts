import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { createWithin } from '#/db/writes-of.ts';
import { photosText as words } from '#/i18n/tr/photos.ts';
import type { CheckShown } from '#/media/guard-shown.server.ts';
import { creditPictures } from '#/media/store.server.ts';
import type { Photo, PhotoBatch } from './schema.ts';
import { photoPlan } from './write.server.ts';

const plan = {
  ...photoPlan,
  words: { ...words, savedBefore: words.batchSavedBefore, savedAndDeleted: words.batchSavedAndDeleted },
};

/** All or none. A repeated `key` adds nothing. @throws {Refusal} as `photoWrites.create` and `creditPictures` do */
export async function addPhotos(
  db: Kysely<Tables>,
  { batch, key, check, ...context }: AuditContext & { batch: PhotoBatch; key?: string; check: CheckShown },
): Promise<Photo[]> {
  const { photos, category, operationId, credit } = batch;
  const drafts = photos.map((photo) => ({ ...photo, category, operationId, description: '' }));
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const added: Photo[] = [];
    // the one that is added last stands first
    for (const [place, draft] of [...drafts.entries()].toReversed())
      added.unshift(await createWithin(tx, plan, { draft, key: key && `${key} ${place}`, ...context }));
    const addresses = photos.map(({ imageUrl }) => imageUrl);
    if (credit) await creditPictures(tx, { addresses, credit, check, ...context });
    return added;
  });
}
