import { expect } from 'vitest';
import type { Upload, UploadedMedia } from '#/media/schema.ts';
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

/** Makes the smaller copies that pictures wait for, and lets pages take them up. */
export async function makeCopies({ parts }: TestApp) {
  await parts.media.work.finish();
  await parts.contentWatch.look();
}
