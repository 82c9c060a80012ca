import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { DiskFull } from '#/http/errors.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import type { Config } from './config.ts';
import { safeMethods } from './own-origin.ts';

type Folder = Pick<Config, 'dataDir'>;

const megabyte = 1024 * 1024;
const size = 2 * megabyte;
const plenty = 4 * size;

const reserveOf = ({ dataDir }: Folder) => join(dataDir, 'reserve');

/** Reserves space for what helps on a full disk, and also writes to the database and the audit log. */
export async function fillReserve(folder: Folder): Promise<void> {
  if (existsSync(reserveOf(folder)) || (await freeBytes(folder)) < plenty) return;
  // some file systems do not store pages of zeros
  await writeFile(reserveOf(folder), Buffer.alloc(size, 'reserve'));
}

/** The last bytes are for what helps: what fills the disk must not take them as well. @throws {DiskFull} for other writes */
export function releaseReserve(folder: Folder): MiddlewareHandler {
  return async function releaseReserveForHelp(c, next) {
    if (!safeMethods.includes(c.req.method) && (await freeBytes(folder)) < size) {
      if (!helps(c.req)) throw new DiskFull('what is left is for deletions and for admins');
      await rm(reserveOf(folder), { force: true });
    }
    await next();
  };
}

/** Deleting makes room; signing in and disabling a person ends what takes it. */
const helps = ({ method, path }: HonoRequest) =>
  method === 'DELETE' ||
  (method === 'POST' && doors.includes(path)) ||
  (method === 'PUT' && path.startsWith('/api/admin/staff/'));

const doors = ['/api/admin/login', '/api/admin/logout', panelPaths.signIn];

/** False when the space is better left to saves, deletions and sign-ins. */
export const hasPlentyOfSpace = async (folder: Folder): Promise<boolean> =>
  (await freeBytes(folder)) >= plenty;

async function freeBytes({ dataDir }: Folder): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}
