import { readdir } from 'node:fs/promises';
import { hour, second } from '#/format/durations.ts';
import type { Parts } from '../parts.ts';
import { openBackupFolder } from './backup-folder.ts';
import { type RunningBackup, startBackupProcess } from './backup-process.ts';
import { isDue } from './is-due.ts';

/** The start needs the processor first, and a server that keeps crashing must not fill the disk with backups. */
const firstLook = 30 * second;

export interface Backups {
  /** Makes today's backup if it is missing. Logs a failure; the next look tries again. */
  look(): Promise<void>;
  stop(): void;
}

type Needed = Pick<Parts, 'config' | 'log' | 'clock'>;

export function backUpRegularly(parts: Needed): () => void {
  if (parts.config.backups.folder === undefined) return () => {};
  warnOfMissingFolder(parts);
  const backups = openBackups(parts, parts.config.backups.folder);
  const first = setTimeout(backups.look, firstLook);
  const timer = setInterval(backups.look, hour);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    backups.stop();
  };
}

/** At the start, while the operator looks; it is no reason to keep the site from visitors. */
function warnOfMissingFolder({ config, log }: Needed) {
  try {
    openBackupFolder(config);
  } catch (error) {
    log.warn(error, 'no backups can be made');
  }
}

export function openBackups({ config, log, clock }: Needed, folder: string): Backups {
  let running: RunningBackup | undefined;

  async function look() {
    const now = clock();
    // the backup process reports a missing folder
    const names = await readdir(folder).catch(() => []);
    if (!running && isDue(names, now)) await backUp(now);
  }

  async function backUp(now: Date) {
    const started = performance.now();
    try {
      running = startBackupProcess(config, now);
      const made = await running.finished;
      const seconds = Math.round((performance.now() - started) / 1000);
      if (made) log.info({ ...made, seconds }, 'backed up');
    } catch (error) {
      log.error(error, 'backup failed');
    } finally {
      running = undefined;
    }
  }
  return { look, stop: () => running?.stop() };
}
