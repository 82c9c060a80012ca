import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { housekeeping } from '#/db/audit-log.ts';
import { forgetJob, type JobPlan, orderJobs } from '#/db/jobs.ts';
import type { MediaRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { DiskFull, isDiskFull } from '#/http/errors.ts';
import type { FinishedFile } from '../files/files-contract.server.ts';
import { notePending } from '../files/pending.server.ts';
import type { PictureVariant, VariantFormat } from '../library-picture.ts';
import type { MediaParts } from '../parts.server.ts';
import { fetchFromStore, inWorkFolder } from '../work-folder.server.ts';
import type { JobResult } from '../worker/jobs.server.ts';

export type VariantParts = Pick<MediaParts, 'db' | 'files' | 'incoming' | 'pictures' | 'clock'>;

type PictureWithoutVariants = Pick<MediaRow, 'id' | 'fileName' | 'width' | 'height'>;

interface MadeVariants {
  color: string;
  variants: (PictureVariant & FinishedFile & { size: number })[];
}

/** Widths in pixels; the narrowest is for the panel. */
const widths = [320, 480, 800, 1200, 1600];
const widest = 1600;
/** The height of a panorama's widest copy. */
const leastHeight = 400;
/** The longest side; WebP's limit is 16,383. */
const longestSide = 16_000;
/** The pixels of 1600 × 3600: an AVIF takes 22 bytes for each while it is made, and 38 of a transparent picture. */
const mostPixels = 5_760_000;
const variantFormats: VariantFormat[] = ['avif', 'webp'];

/** The jobs that make smaller copies, one at a time: a picture keeps a processor busy. */
export const variantJobs = (
  parts: VariantParts,
  onFailure: (mediaId: number, error: unknown) => void,
): JobPlan => ({
  atOnce: 1,
  // then pages use the original until the copies are ordered again
  pauses: [10, 10],
  run: (key) => makeVariants(parts, Number(key)),
  explain(error, key) {
    onFailure(Number(key), error);
    const failure = error instanceof Error ? error.message : String(error);
    // a full disk is no fault of the picture
    return { failure, isUncounted: isDiskFull(error) };
  },
});

/** Makes a picture's smaller copies; animations get none, because copies lose the frames. @returns false when the picture waits for none */
export async function makeVariants(parts: VariantParts, mediaId: number): Promise<boolean> {
  const picture = await findWaiting(parts.db, mediaId);
  if (!picture) return false;
  const made = await putVariants(parts, picture);
  // their rows may be stored although this throws; `settleFiles` removes later what has none
  await removeAll(parts, await storeVariants(parts, { mediaId, ...made }));
  return true;
}

const putVariants = (
  { files, incoming, pictures }: VariantParts,
  picture: PictureWithoutVariants,
): Promise<MadeVariants> =>
  inWorkFolder({ incoming, prefix: 'variants-' }, async (folder) => {
    const source = await fetchFromStore(files, { name: picture.fileName, folder });
    const { isAnimated, color } = need(await pictures.run({ kind: 'look', source }, 'background'));
    const variants: MadeVariants['variants'] = [];
    for (const wanted of isAnimated ? [] : listWanted(picture)) {
      const { name, width, format } = wanted;
      const localPath = join(folder, name);
      const job = { kind: 'variant' as const, source, target: localPath, width, format };
      variants.push({ ...wanted, localPath, size: need(await pictures.run(job, 'background')) });
    }
    await files.put(...variants).catch(async (error) => {
      // some may be stored
      const names = variants.map(({ name }) => name);
      await removeAll({ files }, names);
      throw error;
    });
    return { color, variants };
  });

/**
 * Names the copies by 80 random bits, which cannot be guessed. The part all names share compresses well in a page; ten
 * random names do not.
 */
function listWanted({ width, height }: PictureWithoutVariants): PictureVariant[] {
  const stem = randomBytes(10).toString('hex');
  const most = widestFitting(width, width / height);
  return [...widths.filter((known) => known < most), ...(most > 0 ? [most] : [])].flatMap((known) =>
    variantFormats.map((format) => ({
      width: known,
      format,
      name: `${stem}${known.toString(16).padStart(4, '0')}.${format}`,
    })),
  );
}

/** Lets a long screenshot be as wide as its pixels allow. @param shape its width for each pixel of its height */
const widestFitting = (width: number, shape: number): number =>
  Math.floor(
    Math.min(
      ...[width, Math.max(widest, leastHeight * shape)],
      ...[Math.sqrt(mostPixels * shape), longestSide * Math.min(1, shape)],
    ),
  );

function need<Done>({ done, refused }: JobResult<Done>): Done {
  if (refused === 'diskFull') throw new DiskFull('no room for the smaller copies of a picture');
  if (done === undefined) throw new Error(`the picture could not be worked on: ${refused}`);
  return done;
}

const removeAll = ({ files }: Pick<VariantParts, 'files'>, names: string[]) =>
  Promise.all(names.map((name) => files.remove(name)));

const findWaiting = (db: Kysely<Tables>, id: number): Promise<PictureWithoutVariants | undefined> =>
  db
    .selectFrom('media')
    .select(['id', 'fileName', 'width', 'height'])
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('jobs').select('key').where('kind', '=', 'variants').where('key', '=', String(id))),
    )
    .executeTakeFirst();

/** Stores the rows. @returns files to remove: the old ones, or the new ones if another server was faster or the picture is gone */
const storeVariants = (
  { db, clock }: VariantParts,
  { mediaId, color, variants }: MadeVariants & { mediaId: number },
): Promise<string[]> =>
  write(db, { actor: housekeeping, now: clock() }, async ({ tx, now, shown }) => {
    if (!(await forgetJob(tx, { kind: 'variants', key: String(mediaId) })))
      return variants.map(({ name }) => name);
    const earlier = await tx
      .deleteFrom('mediaVariants')
      .where('mediaId', '=', mediaId)
      .returning('fileName')
      .execute();
    const rows = variants.map(({ name, localPath: _localPath, ...variant }) => ({
      ...{ mediaId, fileName: name },
      ...variant,
    }));
    if (rows.length > 0) await tx.insertInto('mediaVariants').values(rows).execute();
    await tx.updateTable('media').set({ color }).where('id', '=', mediaId).execute();
    if (await isUsed(tx, mediaId)) shown();
    const fileNames = earlier.map(({ fileName }) => fileName);
    await notePending(tx, fileNames, now);
    return fileNames;
  });

async function isUsed(tx: Kysely<Tables>, mediaId: number): Promise<boolean> {
  const use = await tx
    .selectFrom('pictureUses')
    .innerJoin('media', 'media.fileName', 'pictureUses.fileName')
    .select('ownerId')
    .where('media.id', '=', mediaId)
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** Orders the copies of a new picture, in the transaction that adds it. */
export const queueVariants = (tx: Kysely<Tables>, { id, now }: { id: number; now: Date }): Promise<void> =>
  orderJobs(tx, { kind: 'variants', keys: [String(id)], from: now });

/**
 * Orders copies anew, also those that have failed.
 * @param ids all pictures when left out
 * @param from when servers take up what the caller has not made by then
 * @returns the ids of those that are there
 */
export async function requeueVariants(
  db: Kysely<Tables>,
  { ids, from }: { ids?: number[]; from: Date },
): Promise<number[]> {
  const chosen = await db
    .selectFrom('media')
    .select('id')
    .where('deletedAt', 'is', null)
    .$if(ids !== undefined, (media) => media.where('id', 'in', ids ?? []))
    .orderBy('id')
    .execute();
  const found = chosen.map(({ id }) => id);
  await orderJobs(db, { kind: 'variants', keys: found.map(String), from });
  return found;
}
