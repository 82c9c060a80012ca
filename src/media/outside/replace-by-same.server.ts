import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { MediaRow, Tables } from '#/db/tables.ts';
import { isRefused } from '#/http/errors.ts';
import type { Media } from '../schema.ts';
import { presentMedia, subjectOf, withUses } from '../store.server.ts';
import type { Sender } from '../upload/upload.server.ts';
import { movePictureUses } from '../uses.server.ts';

type Words = Pick<MediaRow, 'altText' | 'credit' | 'consentNote'>;

interface Replacing extends Sender {
  waiting: Words & Pick<MediaRow, 'id' | 'fileName'>;
  sameId: number;
  now: Date;
}

/**
 * The waiting picture goes, and the same one of the library stands in its places.
 * @returns the id of the one that stays
 * @throws {Refusal} 400 when the words of both together name an account of somebody else
 */
export async function replaceBySame(
  tx: Kysely<Tables>,
  { waiting, sameId, check, actor, now }: Replacing,
): Promise<number> {
  const row = await withUses(tx).where('media.id', '=', sameId).executeTakeFirstOrThrow();
  const same = presentMedia(row);
  const change = changeBetween(same, await fillWords(tx, { waiting, same, check }));
  await tx
    .updateTable('outsidePictures')
    .set({ mediaId: sameId, nextTryAt: null, failure: '' })
    .where('mediaId', '=', waiting.id)
    .execute();
  await movePictureUses(tx, { from: waiting.fileName, to: row.fileName });
  await tx.deleteFrom('media').where('id', '=', waiting.id).execute();
  await raiseContentVersion(tx);
  await recordAudit(tx, { actor, now, action: 'media.copy', subject: subjectOf(same), change });
  return sameId;
}

/** Staff's words about the waiting picture fill the empty fields of the other, unless the sender may not change that one. */
async function fillWords(
  tx: Kysely<Tables>,
  { waiting, same, check }: { waiting: Words; same: Media; check: Sender['check'] },
): Promise<Media> {
  if (await isRefused(check(tx, [same.id]))) return same;
  const words = {
    altText: same.altText || waiting.altText,
    credit: same.credit || waiting.credit,
    consentNote: same.consentNote || waiting.consentNote,
  };
  const filled = { ...same, ...words };
  await tx.updateTable('media').set(words).where('id', '=', same.id).execute();
  return filled;
}
