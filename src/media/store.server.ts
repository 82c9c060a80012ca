import type { Kysely } from 'kysely';
import { type AuditContext, changeBetween, recordAudit } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { MediaRow, Tables } from '#/db/tables.ts';
import { requireOwnAccounts, type Texts } from '#/db/write-requirements.ts';
import { notFound } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import type { Media } from './answers.server.ts';
import type { CheckShown } from './guard-shown.server.ts';
import { findFileName } from './library-picture.ts';
import type { MediaChange } from './schema.ts';

export async function findMedia(db: Kysely<Tables>, id: number): Promise<Media | undefined> {
  const row = await withUses(db).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
  return row && presentMedia(row);
}

/** @throws {Refusal} 404 when there is no such picture outside the bin */
async function getMedia(db: Kysely<Tables>, id: number): Promise<Media> {
  const media = await findMedia(db, id);
  if (!media) throw notFound(text.notFound);
  return media;
}

/** @throws {Refusal} 404 when there is no such picture outside the bin, and as `check` does */
export async function updateMedia(
  db: Kysely<Tables>,
  { id, change, check, actor, now }: AuditContext & { id: number; change: MediaChange; check: CheckShown },
): Promise<Media> {
  const { isHidden, ...columns } = change;
  const flag = isHidden === undefined ? {} : { isHidden: isHidden ? (1 as const) : (0 as const) };
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const before = await getMedia(tx, id);
    await check(tx, [id]);
    await requireOwnAccounts(tx, {
      ...{ texts: wordsOf({ ...before, ...change }), before: wordsOf(before) },
      ...{ title: before.originalName, actor, now },
    });
    await tx
      .updateTable('media')
      .set({ ...columns, ...flag })
      .where('id', '=', id)
      .execute();
    const media: Media = { ...before, ...change };
    const action = actionOf(before, media);
    await recordAudit(tx, {
      ...{ actor, now, action, subject: subjectOf(media) },
      change: changeBetween(before, media),
    });
    return media;
  });
}

/** What comes before visitors with the picture, also by ear. */
const wordsOf = ({ altText, credit }: Pick<Media, 'altText' | 'credit'>): Texts => [
  ['altText', altText],
  ['credit', credit],
];

function actionOf(before: Media, after: Media) {
  if (before.isHidden === after.isHidden) return 'media.update';
  return after.isHidden ? 'media.hide' : 'media.show';
}

export const subjectOf = ({ id, originalName }: Pick<Media, 'id' | 'originalName'>) => ({
  kind: 'media',
  id,
  title: originalName,
});

export const withUses = (db: Kysely<Tables>) =>
  db
    .selectFrom('media')
    .selectAll('media')
    .select((row) =>
      row
        .selectFrom('pictureUses')
        .select(row.fn.countAll<number>().as('number'))
        .whereRef('pictureUses.fileName', '=', 'media.fileName')
        .as('useCount'),
    );

export function presentMedia(row: MediaRow & { useCount: number | null }): Media {
  const { fileName, contentHash, color, deletedAt, deletedBy, isHidden, useCount, ...media } = row;
  return { ...media, url: `/media/${fileName}`, isHidden: isHidden === 1, useCount: useCount ?? 0 };
}

/**
 * Says who took the pictures of the library among these; what is already said of one stays.
 * @throws {Refusal} 400 when another account would stand in a picture's words, and as `check` does
 */
export async function creditPictures(
  tx: Kysely<Tables>,
  {
    addresses,
    credit,
    check,
    actor,
    now,
  }: AuditContext & { addresses: readonly string[]; credit: string; check: CheckShown },
): Promise<void> {
  const names = addresses.flatMap((address) => findFileName(address) ?? []);
  if (names.length === 0) return;
  const rows = await withUses(tx)
    .where('media.fileName', 'in', names)
    .where('media.credit', '=', '')
    .where('media.deletedAt', 'is', null)
    .execute();
  if (rows.length === 0) return;
  await check(
    tx,
    rows.map(({ id }) => id),
  );
  for (const before of rows.map(presentMedia)) {
    const after = { ...before, credit };
    await requireOwnAccounts(tx, {
      ...{ texts: wordsOf(after), before: wordsOf(before) },
      ...{ title: before.originalName, actor, now },
    });
    await tx.updateTable('media').set({ credit }).where('id', '=', before.id).execute();
    const change = changeBetween(before, after);
    await recordAudit(tx, { actor, now, action: 'media.update', subject: subjectOf(after), change });
  }
}
