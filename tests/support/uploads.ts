import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { openJobs } from '#/db/jobs.ts';
import type { Tables } from '#/db/tables.ts';
import type { Upload, UploadedMedia } from '#/media/answers.server.ts';
import { variantJobs } from '#/media/variants/variants.server.ts';
import type { TestApp } from './app.ts';
import { pictureFile } from './pictures.ts';

/** Uploads one picture through the front door. */
export async function upload(app: TestApp, bytes: Uint8Array): Promise<UploadedMedia> {
  const answer = await (await app.signedIn('mert')).upload(pictureFile(new Uint8Array(bytes)));
  expect(answer.status).toBe(201);
  const [media] = ((await answer.json()) as Upload).files;
  if (!media) throw new Error('nothing was uploaded');
  return media;
}

/** The rows of all smaller copies. */
export const copiesOf = ({ parts }: TestApp) =>
  parts.database.db.selectFrom('mediaVariants').selectAll().orderBy('width').orderBy('format').execute();

/** Ids of the pictures that wait for their smaller copies. */
export async function listWaiting(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('key')
    .where('kind', '=', 'variants')
    .where('nextTryAt', 'is not', null)
    .execute();
  return rows.map(({ key }) => Number(key)).toSorted((one, other) => one - other);
}

/** Another server over the same database, at work on smaller copies only. */
export function openOtherServer({ parts }: TestApp) {
  const { db } = parts.database;
  const fail = (error: unknown) => {
    throw error;
  };
  const plans = {
    variants: variantJobs({ ...parts.media, db, clock: parts.clock }, (_id, error) => fail(error)),
  };
  return openJobs({ db, clock: parts.clock, plans, onFault: fail });
}

/** Makes the smaller copies that pictures wait for, and lets pages take them up. */
export async function makeCopies({ parts }: TestApp) {
  await parts.media.jobs.finish('variants');
  await parts.contentWatch.look();
}
