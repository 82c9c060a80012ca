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

/** Reserves space for deletions, which also write to the database and the audit log on a full disk. */
export async function fillReserve(folder: Folder): Promise<void> {
  if (existsSync(reserveOf(folder)) || (await freeBytes(folder)) < plenty) return;
  // some file systems do not store pages of zeros
  await writeFile(reserveOf(folder), Buffer.alloc(size, 'reserve'));
}

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
