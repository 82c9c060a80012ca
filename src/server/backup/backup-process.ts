import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hour } from '#/format/durations.ts';
import { removeUnfinished } from './backup-folder.ts';
import type { BackupConfig } from './make-backup.ts';
import type { NightlyBackup } from './nightly-backup.ts';

export interface Order {
  config: BackupConfig;
  /** ISO 8601. */
  now: string;
}
export type Answer =
  | { made: NightlyBackup | undefined; failure?: undefined }
  | { made?: undefined; failure: string };

// the build puts it beside main.js (vite.config.ts); in development Node runs the source itself
const entry = import.meta.env?.PROD === true ? './backup-process.js' : './entry.ts';

const timeLimit = 6 * hour;

export interface RunningBackup {
  /** @throws {Error} a sentence that says why there is no backup */
  finished: Promise<NightlyBackup | undefined>;
  stop(): void;
}

/** Runs in its own process, because copying a database and packing pictures would block visitors. */
export function startBackupProcess(config: BackupConfig, now: Date): RunningBackup {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Linux shares processor time by session, and a process group can be ended together with pg_dump
    detached: true,
  });
  const timer = setTimeout(endGroup, timeLimit, child, 'SIGKILL');
  const finished = readAnswer(child, { config, now: now.toISOString() }).finally(() => {
    clearTimeout(timer);
    endGroup(child, 'SIGKILL');
    removeUnfinished(config, now);
  });
  return { finished, stop: () => endGroup(child, 'SIGTERM') };
}

async function readAnswer(child: ChildProcess, order: Order): Promise<NightlyBackup | undefined> {
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
