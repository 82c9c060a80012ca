import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { JobPlan } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import { DiskFull, isDiskFull } from '#/http/errors.ts';
import type { Files } from '../files/files-contract.server.ts';
import type { PictureVariant, VariantFormat } from '../library-picture.ts';
import { makeWorkFolder } from '../work-folder.server.ts';
import type { JobResult } from '../worker/jobs.server.ts';
import type { PictureWorker } from '../worker/picture-worker.server.ts';
import { findWaiting, type PictureWithoutVariants, storeVariants } from './variant-store.server.ts';

export interface VariantParts {
  db: Kysely<Tables>;
  files: Files;
  incoming: string;
  pictures: PictureWorker;
  clock: () => Date;
}

interface MadeVariant extends PictureVariant {
  size: number;
  localPath: string;
}

/** In pixels; the narrowest is for the panel. */
const widths = [320, 480, 800, 1200, 1600];
const widest = 1600;
/** Of the widest copy of a panorama. */
const leastHeight = 400;
/** WebP's limit is 16,383. */
const longestSide = 16_000;
/** In pixels, 1600 × 3600: an AVIF takes 22 bytes for each while it is made, and 38 of a transparent picture. */
const mostPixels = 5_760_000;
const variantFormats: VariantFormat[] = ['avif', 'webp'];

/** Makes variants, one picture at a time: each keeps a processor busy. */
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

/** Animations get none, because copies lose the frames. @returns false when the picture waits for none */
export async function makeVariants(parts: VariantParts, mediaId: number): Promise<boolean> {
  const { db, files, clock } = parts;
  const picture = await findWaiting(db, mediaId);
  if (!picture) return false;
  const { color, variants } = await putVariants(parts, picture);
  // their rows may be stored although this throws; `settleFiles` removes later what has none
  const leaving = await storeVariants(db, { mediaId, color, variants, now: clock() });
  await removeAll(files, leaving);
  return true;
}

async function putVariants(
  { files, incoming, pictures }: VariantParts,
  picture: PictureWithoutVariants,
): Promise<{ color: string; variants: MadeVariant[] }> {
  const folder = await makeWorkFolder(incoming, 'variants-');
  const made: MadeVariant[] = [];
  try {
    const source = await fetchFromStore(files, { name: picture.fileName, folder });
    const { isAnimated, color } = need(await pictures.run({ kind: 'look', source }, 'background'));
    for (const wanted of isAnimated ? [] : listWanted(picture)) {
      const { name, width, format } = wanted;
      const localPath = join(folder, name);
      const size = need(
        await pictures.run({ kind: 'variant', source, target: localPath, width, format }, 'background'),
      );
      made.push({ ...wanted, size, localPath });
    }
    await files.put(...made);
    return { color, variants: made };
  } catch (error) {
    await removeAll(
      files,
      made.map(({ name }) => name),
    );
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** 80 random bits cannot be guessed. The part all names share compresses well in a page; ten random names do not. */
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

/** A long screenshot is as wide as its pixels let it be. @param shape its width for each pixel of its height */
const widestFitting = (width: number, shape: number): number =>
  Math.floor(
    Math.min(
      ...[width, Math.max(widest, leastHeight * shape)],
      ...[Math.sqrt(mostPixels * shape), longestSide * Math.min(1, shape)],
    ),
  );

export async function fetchFromStore(
  files: Files,
  { name, folder }: { name: string; folder: string },
): Promise<string> {
  const found = await files.find(name);
  if (!found) throw new Error(`the file ${name} is missing`);
  const path = join(folder, name);
  await pipeline(found.read(), createWriteStream(path));
  return path;
}

function need<Done>({ done, refused }: JobResult<Done>): Done {
  if (refused === 'diskFull') throw new DiskFull('no room for the smaller copies of a picture');
  if (done === undefined) throw new Error(`the picture could not be worked on: ${refused}`);
  return done;
}

const removeAll = (files: Files, names: string[]) => Promise.all(names.map((name) => files.remove(name)));
