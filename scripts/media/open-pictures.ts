import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import { notingFiles } from '#/media/files/pending.server.ts';
import type { VariantParts } from '#/media/variants/variants.server.ts';
import { openPictureWorker } from '#/media/worker/picture-worker.server.ts';
import { readConfig } from '#/server/config.ts';

/** The server's files, and a process of our own to work on them. */
export async function openServersPictures(db: Kysely<Tables>, env: NodeJS.ProcessEnv): Promise<VariantParts> {
  const { dataDir, bucket } = readConfig(env);
  const incoming = join(dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  const clock = () => new Date();
  const files = notingFiles(await openFiles({ dataDir, bucket }), { db, clock });
  return { db, files, incoming, pictures: openPictureWorker(), clock };
}
