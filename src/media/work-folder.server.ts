import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from './files/files-contract.server.ts';

/** Gives `work` a folder that lasts as long as it does. Also creates `incoming`, in case somebody has removed it. */
export async function inWorkFolder<Result>(
  { incoming, prefix }: { incoming: string; prefix: string },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(join(incoming, prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies a stored file into the folder. @returns its path there @throws {Error} when the file is missing */
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
