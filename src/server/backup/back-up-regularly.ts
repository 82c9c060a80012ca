import { readdir } from 'node:fs/promises';
import { hour, second } from '#/format/durations.ts';
import type { Parts } from '../parts.ts';
import type { RegularWork } from '../regularly.ts';
import { isDue, openBackupFolder } from './backup-folder.ts';
import { type RunningBackup, startBackupProcess } from './backup-process.ts';

/** The start needs the processor first, and a server that keeps crashing must not fill the disk with backups. */
const firstLook = 30 * second;

type Needed = Pick<Parts, 'config' | 'log' | 'clock'>;

/** The work of each hour; none without BACKUP_DIR. */
export function listBackupWork(parts: Needed): RegularWork[] {
  const { folder } = parts.config.backups;
  if (folder === undefined) return [];
  warnOfMissingFolder(parts);
  return [openBackups(parts, folder)];
}

/** At the start, while the operator looks; it is no reason to keep the site from visitors. */
function warnOfMissingFolder({ config, log }: Needed) {
  try {
    openBackupFolder(config);
  } catch (error) {
    log.warn(error, 'no backups can be made');
  }
}

/** Makes today's backup if it is missing. One that fails is tried again by the next look. */
export function openBackups({ config, log, clock }: Needed, folder: string): RegularWork & { stop(): void } {
  let running: RunningBackup | undefined;

  async function look() {
    const now = clock();
    // the backup process reports a missing folder
    const names = await readdir(folder).catch(() => []);
    if (isDue(names, now)) await backUp(now);
  }

  async function backUp(now: Date) {
    const started = performance.now();
    try {
      running = startBackupProcess(config, now);
      const made = await running.finished;
      const seconds = Math.round((performance.now() - started) / 1000);
      if (made) log.info({ ...made, seconds }, 'backed up');
    } finally {
      running = undefined;
    }
  }
  return { every: hour, after: firstLook, what: 'backup failed', run: look, stop: () => running?.stop() };
}
