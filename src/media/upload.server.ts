import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Actor } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import type { Files } from './files-contract.server.ts';
import { cleanPicture } from './images.server.ts';
import { createFileName } from './names.server.ts';
import { type ReceivedFile, receiveFiles } from './receive.server.ts';
import type { Media } from './schema.ts';
import { addMedia } from './store.server.ts';

export interface MediaParts {
  db: Kysely<Tables>;
  files: Files;
  /** A folder for unfinished uploads; emptied when the server starts. */
  incoming: string;
  clock: () => Date;
}

/**
 * Receives, cleans and keeps the pictures of one upload, in order. The row is written last: a crash before it leaves
 * no picture in the library, and never a row without its file.
 * @throws {Refusal} as `receiveFiles` and `cleanPicture` do; the pictures before the refused one are kept
 */
export async function keepUpload(
  parts: MediaParts,
  { request, actor }: { request: Request; actor: Actor },
): Promise<Media[]> {
  const folder = await mkdtemp(join(parts.incoming, 'upload-'));
  try {
    const kept: Media[] = [];
    for (const received of await receiveFiles(request, folder)) {
      kept.push(await keepPicture(parts, { received, folder, actor }));
    }
    return kept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepPicture(
  { db, files, clock }: MediaParts,
  { received, folder, actor }: { received: ReceivedFile; folder: string; actor: Actor },
): Promise<Media> {
  const { path, originalName } = received;
  const target = join(folder, createFileName('tmp'));
  const picture = await cleanPicture(path, { target, originalName });
  const fileName = createFileName(picture.extension);
  await files.put(fileName, target);
  return addMedia(db, { picture, fileName, originalName, actor, now: clock() });
}
