import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { type AuditContext, changeBetween } from '#/db/audit-log.ts';
import type { MediaRow, Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { requireOwnAccounts, type Texts } from '#/db/write-requirements.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import type { Media } from './answers.server.ts';
import type { CheckShown } from './guard-shown.server.ts';
import { findFileName } from './library-picture.ts';
import type { MediaChange } from './schema.ts';

export async function findMedia(db: Kysely<Tables>, id: number): Promise<Media | undefined> {
  const row = await withUses(db).where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
  return row && presentMedia(row);
}

/** Finds the picture that a stored file belongs to, as its original or as a smaller copy; also one in the bin. */
export const findOriginal = (db: Kysely<Tables>, fileName: string) =>
  db
    .selectFrom('media')
    .select(['fileName', 'isHidden', 'deletedAt'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('fileName', '=', fileName),
        eb(
          'id',
          'in',
          selectFrom('mediaVariants as copy').select('mediaId').where('copy.fileName', '=', fileName),
        ),
      ]),
    )
    .executeTakeFirst();

/**
 * Changes what is said of a picture.
 * @throws {Refusal} 404 when it is not there, or in the bin; 409 with the stored one when it holds something else than
 *   `change.over` says; as `check` and `changeWithin` do
 */
export async function updateMedia(
  db: Kysely<Tables>,
  {
    id,
    change: { over = {}, ...change },
    check,
    ...by
  }: AuditContext & { id: number; change: MediaChange; check: CheckShown },
): Promise<Media> {
  return write(db, by, async (write) => {
    const before = await findMedia(write.tx, id);
    if (!before) throw notFound(text.notFound);
    await check(write.tx, [id]);
    if (!hasAll(before, over))
      throw new Refusal('changed-meanwhile', text.changedMeanwhile, { current: before });
    return changeWithin(write, before, change);
  });
}

const hasAll = (media: Media, values: object): boolean => isDeepStrictEqual({ ...media, ...values }, media);

interface Credited {
  addresses: readonly string[];
  credit: string;
  check: CheckShown;
}

/**
 * Says who took the pictures of the library among these; what is already said of one stays.
 * @throws {Refusal} as `check` and `changeWithin` do
 */
export async function creditPictures(write: Write, { addresses, credit, check }: Credited): Promise<void> {
  const names = addresses.flatMap((address) => findFileName(address) ?? []);
  if (names.length === 0) return;
  const rows = await withUses(write.tx)
    .where('media.fileName', 'in', names)
    .where('media.credit', '=', '')
    .where('media.deletedAt', 'is', null)
    .execute();
  if (rows.length === 0) return;
  await check(
    write.tx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) await changeWithin(write, presentMedia(row), { credit });
}

/** @throws {Refusal} 400 when another account would stand in the picture's words */
async function changeWithin(
  { tx, actor, now, shown, log }: Write,
  before: Media,
  { isHidden, ...words }: Omit<MediaChange, 'over'>,
): Promise<Media> {
  const after: Media = { ...before, ...words, isHidden: isHidden ?? before.isHidden };
  await requireOwnAccounts(tx, {
    ...{ texts: wordsOf(after), before: wordsOf(before) },
    ...{ title: before.originalName, actor, now },
  });
  await tx
    .updateTable('media')
    .set({ ...words, isHidden: after.isHidden ? 1 : 0 })
    .where('id', '=', before.id)
    .execute();
  shown();
  await log(actionOf(before, after), subjectOf(after), changeBetween(before, after));
  return after;
}

/** The words that reach visitors with the picture, also by ear. */
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
