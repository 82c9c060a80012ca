import { type ChildProcess, fork } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isPostgres } from '#/db/database.ts';
import { hour, minute, second } from '#/format/durations.ts';
import type { Parts } from '../parts.ts';
import type { BackupConfig } from './archive.ts';
import { copiesIn, isDue, openBackupFolder, removeUnfinished } from './backup-folder.ts';
import type { Answer, MadeBackup, Order } from './backup-process.ts';

/** The start needs the processor first, and a server that keeps crashing must not fill the disk with backups. */
const firstLook = 30 * second;

/** So a copy is whole within five minutes of what it holds: there is one for making it. */
const copyEvery = 4 * minute;

type Needed = Pick<Parts, 'config' | 'log' | 'clock' | 'condition'>;

/** None without BACKUP_DIR. */
export function listBackupWork(parts: Needed) {
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

/**
 * Makes today's backup if it is missing, and of a SQLite database a copy after each change and start. One that fails is
 * tried again by the next look.
 */
export function openBackups({ config, log, clock, condition }: Needed, folder: string) {
  const usesPostgres = isPostgres(config.databaseUrl);
  let running: RunningBackup | undefined;
  let copied: string | undefined;

  async function look() {
    const now = clock();
    // the backup process reports a missing folder
    const names = await readdir(usesPostgres ? folder : copiesIn(folder)).catch(() => []);
    const state = usesPostgres ? undefined : await readState(config.databaseUrl);
    if (state !== copied || isDue(names, now)) await backUp(now);
    copied = state;
  }

  async function backUp(now: Date) {
    const started = performance.now();
    let isMade = false;
    try {
      running = startBackupProcess(config, now);
      const made = await running.finished;
      const seconds = Math.round((performance.now() - started) / 1000);
      if (made) log.info({ ...made, seconds }, 'backed up');
      isMade = true;
    } finally {
      running = undefined;
      condition.noteBackup(isMade);
    }
  }
  const every = usesPostgres ? hour : copyEvery;
  return { every, after: firstLook, what: 'backup failed', run: look, stop: () => running?.stop() };
}

/** Changes with each commit, which writes to the log before it is acknowledged, and may change without one. */
async function readState(database: string): Promise<string> {
  const files = [database, `${database}-wal`].map((path) =>
    stat(path, { bigint: true }).catch(() => undefined),
  );
  return (await Promise.all(files))
    .map((file) => file && [file.ino, file.size, file.mtimeNs].join())
    .join(' ');
}

// the build puts it beside main.js (vite.config.ts); in development Node runs the source itself
const entry = import.meta.env?.PROD === true ? './backup-process.js' : './backup-process.ts';

/** What a copy has brought of the pictures by then stays, and the next one goes on. */
const timeLimits = { archive: 6 * hour, copy: 30 * minute };

interface RunningBackup {
  /** @throws {Error} a sentence that says why there is no backup */
  finished: Promise<MadeBackup | undefined>;
  stop(): void;
}

/** Runs in its own process, because copying a database and packing pictures would block visitors. */
function startBackupProcess(config: BackupConfig, now: Date): RunningBackup {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Linux shares processor time by session, and a process group can be ended together with pg_dump
    detached: true,
  });
  const timeLimit = isPostgres(config.databaseUrl) ? timeLimits.archive : timeLimits.copy;
  const timer = setTimeout(endGroup, timeLimit, child, 'SIGKILL');
  const finished = readAnswer(child, { config, now: now.toISOString() }).finally(() => {
    clearTimeout(timer);
    endGroup(child, 'SIGKILL');
    removeUnfinished(config, now);
  });
  return { finished, stop: () => endGroup(child, 'SIGTERM') };
}

async function readAnswer(child: ChildProcess, order: Order): Promise<MadeBackup | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  child.once('message', (answer: Answer) => resolve(answer));
  child.on('error', reject);
  child.once('exit', (code, signal) =>
    reject(new Error(`the process that makes backups ended with ${signal ?? code}`)),
  );
  child.send(order, (error) => error && reject(error));
  const answer = await promise;
  if (answer.failure !== undefined) throw new Error(answer.failure);
  return answer.made;
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
