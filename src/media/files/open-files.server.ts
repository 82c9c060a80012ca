import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket, Files, ListedFile, StoredFile } from './files-contract.server.ts';

export async function openFiles({
  dataDir,
  bucket,
}: {
  dataDir: string;
  bucket: Bucket | undefined;
}): Promise<Files> {
  if (!bucket) return openFolder(join(dataDir, 'media'));
  // most sites have no bucket and need not load the AWS SDK
  const { openBucket } = await import('./files-s3.server.ts');
  return openBucket(bucket);
}

/** Asks the store for its files. @throws {Error} with the store's reason, when they cannot be listed */
export async function assertReachable(files: Files): Promise<void> {
  for await (const _ of files.list()) return;
}

/** Opens a folder as a store. A file is synced, then renamed, so a crash leaves the old state or the new one. */
async function openFolder(folder: string): Promise<Files> {
  await mkdir(folder, { recursive: true });
  return {
    async put(...finished) {
      for (const { name, localPath } of finished) {
        await syncFile(localPath);
        await rename(localPath, join(folder, name));
      }
      await syncFile(folder);
    },
    find: (name) => findFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
    list: () => listFolder(folder),
  };
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function findFile(path: string): Promise<StoredFile | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { size: found.size, read: (range) => createReadStream(path, range) };
}

async function* listFolder(folder: string): AsyncIterable<ListedFile> {
  for await (const { name } of await opendir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found?.isFile()) yield { name, changedAt: found.mtime };
  }
}
