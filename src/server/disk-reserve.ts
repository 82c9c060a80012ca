import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';

type Folder = Pick<Config, 'dataDir'>;

const megabyte = 1024 * 1024;
const size = 2 * megabyte;
const plenty = 4 * size;

const reserveOf = ({ dataDir }: Folder) => join(dataDir, 'reserve');

/**
 * Keeps a little room for deletions in a file of its own: even they write, as the database and its log of changes record
 * them. Made again whenever there is plenty.
 */
export async function fillReserve(folder: Folder): Promise<void> {
  if (existsSync(reserveOf(folder)) || (await freeBytes(folder)) < plenty) return;
  // not empty pages, which some file systems would not store
  await writeFile(reserveOf(folder), Buffer.alloc(size, 'reserve'));
}

/** On a full disk, gives the reserve up for whoever deletes something. */
export function releaseReserve(folder: Folder): MiddlewareHandler {
  return async function releaseReserveForDeletion(c, next) {
    if (c.req.method === 'DELETE' && (await freeBytes(folder)) < size) {
      await rm(reserveOf(folder), { force: true });
    }
    await next();
  };
}

async function freeBytes({ dataDir }: Folder): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}
