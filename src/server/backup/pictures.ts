import { createWriteStream, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Files, isFileName } from '#/media/files/files-contract.server.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import type { Config } from '../config.ts';

/** Copies into the folder what it lacks of the site's pictures. */
export async function gatherPictures(config: Pick<Config, 'dataDir' | 'bucket'>, to: string): Promise<void> {
  if (config.bucket) return fetchPictures(await openFiles(config), to);
  linkFiles(join(config.dataDir, 'media'), to);
}

/**
 * Links instead of copying: pictures never change, and a link takes no time and no space. Folders, such as lost+found of a
 * disk or what a storage box adds, are not ours and cannot be linked.
 */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (!existsSync(from)) return;
  const present = new Set(readdirSync(to));
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isFile() && !present.has(entry.name)) linkFile(join(from, entry.name), join(to, entry.name));
}

function linkFile(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    // the file was removed after it was listed
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Fetching many small files from a bucket one by one would take all night. */
const atOnce = 8;
const mostAttempts = 2;

export async function fetchPictures(files: Files, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const present = new Set(readdirSync(to));
  const names: string[] = [];
  for await (const { name } of files.list()) if (isFileName(name) && !present.has(name)) names.push(name);
  await forEach(names, (name) => fetchPicture(files, { name, path: join(to, name) }));
}

/** Twice at most: neither a broken connection nor a picture that goes meanwhile is to end the backup of a night. */
async function fetchPicture(files: Files, { name, path }: { name: string; path: string }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await files.find(name);
    // the file was removed after it was listed
    if (!found) return;
    try {
      return await pipeline(found.read(), createWriteStream(path));
    } catch (error) {
      rmSync(path, { force: true });
      if (attempt === mostAttempts) throw error;
    }
  }
}

/** A name always means the same bytes, so files already in the bucket stay as they are. */
export async function bringPictures(files: Files, from: string): Promise<void> {
  await forEach(readdirSync(from), async (name) => {
    const localPath = join(from, name);
    const present = await files.find(name);
    if (present?.size !== statSync(localPath).size) await files.put({ name, localPath });
  });
}

export async function forEach(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = [...names];
  const workOn = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
