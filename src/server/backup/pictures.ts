import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Files, isFileName } from '#/media/files/files-contract.server.ts';

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

async function forEach(names: string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = [...names];
  const workOn = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await work(name);
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
