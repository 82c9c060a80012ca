import { join } from 'node:path';
import { openFolder } from './files.server.ts';
import type { Bucket, Files } from './files-contract.server.ts';

/** The home of the pictures that the settings name. */
export async function openFiles({
  dataDir,
  bucket,
}: {
  dataDir: string;
  bucket: Bucket | undefined;
}): Promise<Files> {
  if (!bucket) return openFolder(join(dataDir, 'media'));
  // most sites have no bucket, and their servers never load the AWS SDK
  const { openBucket } = await import('./files-s3.server.ts');
  return openBucket(bucket);
}

/** @throws {Error} in the words of the store, when its files cannot be listed */
export async function assertReachable(files: Files): Promise<void> {
  for await (const _ of files.list()) return;
}
