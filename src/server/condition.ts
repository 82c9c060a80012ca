import { existsSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import { withTimeout } from '#/db/connection.ts';
import { day, hour, minute, second } from '#/format/durations.ts';
import { DiskFull } from '#/http/errors.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import type { Files } from '#/media/files/files-contract.server.ts';
import { assertReachable } from '#/media/files/open-files.server.ts';
import { listBackups } from './backup/backup-folder.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { safeMethods } from './security.ts';

interface Facts {
  /** In bytes; null when that cannot be found out, or there is no such folder. */
  free: { data: number | null; backups: number | null };
  /** In ms; null without BACKUP_DIR, or a backup in it. */
  backupAge: number | null;
  /** Sentences for the operator in which no path and no name stands: strangers may read them. */
  warnings: string[];
}

/** Condition that does not make the server unready, but needs somebody who looks after it. */
export interface Condition {
  /** Answers within 2 s, whatever hangs. */
  look(): Promise<Facts>;
  /** Hears how each backup ended. */
  noteBackup(isMade: boolean): void;
}

interface Needed {
  config: Pick<Config, 'dataDir' | 'backups' | 'bucket'>;
  clock: () => Date;
  log: Log;
  files: Files;
}

/** A backup is made each day; two hours more for a large one. */
const oldestBackup = 26 * hour;
const longestFailure = 30 * minute;
const leastFree = { bytes: 1024 ** 3, share: 0.1 };
const longestLook = 2 * second;
const bucketLookEvery = minute;
const longestBucketLook = 20 * second;

const warnings = {
  backupOverdue: 'no backup in 26 hours: the log says why (backup failed), or BACKUP_DIR is another folder',
  backupsFail: 'backups have failed for over 30 minutes: the log says why (backup failed)',
  bucketAway: 'the bucket of the pictures cannot be reached: the log says why (pictures not reachable)',
  nearlyFull: (folder: string) => `the disk of ${folder} is nearly full: make room, or give it a larger one`,
  unreadable: (folder: string) => `${folder} cannot be read: is its disk mounted?`,
  silent: (folder: string) => `the disk of ${folder} does not answer`,
};

export function watchCondition(parts: Needed): Condition {
  const { config, clock } = parts;
  const started = clock();
  const readData = oneAtATime(() => readDisk(config.dataDir));
  const readBackups = openBackupsLook(config.backups.folder, clock);
  let failingSince: number | undefined;
  const isBucketAway = watchBucket(parts);
  return {
    noteBackup(isMade) {
      failingSince = isMade ? undefined : (failingSince ?? clock().getTime());
    },
    async look() {
      const found: string[] = [];
      const [data, backups] = await Promise.all([
        readData().catch(nameFailure(found, 'DATA_DIR')),
        readBackups().catch(nameFailure(found, 'BACKUP_DIR')),
      ]);
      const now = clock();
      if (data && isNearlyFull(data)) found.push(warnings.nearlyFull('DATA_DIR'));
      if (backups && isNearlyFull(backups.disk)) found.push(warnings.nearlyFull('BACKUP_DIR'));
      if (backups && now.getTime() - (backups.newest ?? started.getTime()) > oldestBackup)
        found.push(warnings.backupOverdue);
      if (failingSince !== undefined && now.getTime() - failingSince > longestFailure)
        found.push(warnings.backupsFail);
      if (isBucketAway()) found.push(warnings.bucketAway);
      return {
        free: { data: data?.free ?? null, backups: backups?.disk.free ?? null },
        backupAge: backups?.newest === undefined ? null : Math.max(0, now.getTime() - backups.newest),
        warnings: found,
      };
    },
  };
}

interface Disk {
  /** In bytes, for others than root. */
  free: number;
  size: number;
}

async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

const isNearlyFull = ({ free, size }: Disk) => free < leastFree.bytes && free < leastFree.share * size;

/** @returns nothing without BACKUP_DIR; `newest` in ms */
function openBackupsLook(folder: string | undefined, clock: () => Date) {
  if (folder === undefined) return async () => undefined;
  return oneAtATime(async () => {
    const [disk, now] = [await readDisk(folder), clock()];
    const [newest] = (await listBackups(folder, now)).filter(({ time }) => time <= now.getTime() + day);
    return { disk, newest: newest?.time };
  });
}

class Silent extends Error {}

/** A disk that hangs holds one of the threads that read files for as long: so it is asked nothing more meanwhile. */
function oneAtATime<Found>(read: () => Promise<Found>): () => Promise<Found> {
  let reading: Promise<Found> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return withTimeout(reading, { milliseconds: longestLook, timeoutError: () => new Silent() });
  };
}

const nameFailure = (found: string[], folder: 'DATA_DIR' | 'BACKUP_DIR') => (error: unknown) => {
  found.push(error instanceof Silent ? warnings.silent(folder) : warnings.unreadable(folder));
  return undefined;
};

/** @returns what the last look found; asking makes the next one, once a minute, and waits for none */
function watchBucket({ config, clock, log, files }: Needed): () => boolean {
  let lookedAt = 0;
  let isAway = false;

  async function look() {
    try {
      await withTimeout(assertReachable(files), { milliseconds: longestBucketLook });
      if (isAway) log.warn('pictures reachable again');
      isAway = false;
    } catch (error) {
      if (!isAway) log.error(error, 'pictures not reachable');
      isAway = true;
    }
  }

  return () => {
    const now = clock().getTime();
    // the clock may have been set back
    if (config.bucket && Math.abs(now - lookedAt) >= bucketLookEvery) {
      lookedAt = now;
      void look();
    }
    return isAway;
  };
}

type Folder = Pick<Config, 'dataDir'>;

/** In bytes. */
const reserved = 2 * 1024 ** 2;
const plenty = 4 * reserved;

const reserveOf = ({ dataDir }: Folder) => join(dataDir, 'reserve');

/** Reserves space for what helps on a full disk, and also writes to the database and the audit log. */
export async function fillReserve(folder: Folder): Promise<void> {
  if (existsSync(reserveOf(folder)) || (await freeBytes(folder)) < plenty) return;
  // some file systems do not store pages of zeros
  await writeFile(reserveOf(folder), Buffer.alloc(reserved, 'reserve'));
}

/** The last bytes are for what helps: what fills the disk must not take them as well. @throws {DiskFull} for other writes */
export function releaseReserve(folder: Folder): MiddlewareHandler {
  return async function releaseReserveForHelp(c, next) {
    if (!safeMethods.includes(c.req.method) && (await freeBytes(folder)) < reserved) {
      if (!helps(c.req)) throw new DiskFull('what is left is for deletions and for admins');
      await rm(reserveOf(folder), { force: true });
    }
    await next();
  };
}

/** Deleting makes room; signing in and disabling a person ends what takes it. */
const helps = ({ method, path }: HonoRequest) =>
  method === 'DELETE' ||
  (method === 'POST' && waysIn.includes(path)) ||
  (method === 'PUT' && path.startsWith('/api/admin/staff/'));

const waysIn = ['/api/admin/login', '/api/admin/logout', panelPaths.signIn];

/** False when the space is better left to saves, deletions and sign-ins. */
export const hasPlentyOfSpace = async (folder: Folder): Promise<boolean> =>
  (await freeBytes(folder)) >= plenty;

const freeBytes = async ({ dataDir }: Folder): Promise<number> => (await readDisk(dataDir)).free;
