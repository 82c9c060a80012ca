import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { removeUnfinished } from './backup-folder.ts';
import type { BackupConfig } from './make-backup.ts';
import type { NightlyBackup } from './nightly-backup.ts';

/** What the process is asked for, and what it answers. */
export interface Order {
  config: BackupConfig;
  /** ISO 8601. */
  now: string;
}
export type Answer =
  | { made: NightlyBackup | undefined; failure?: undefined }
  | { made?: undefined; failure: string };

// the build has it beside main.js (vite.config.ts); from the sources, Node runs it as it is
const entry = import.meta.env?.PROD === true ? './backup-process.js' : './entry.ts';

const timeLimit = 6 * 60 * 60 * 1000;

export interface RunningBackup {
  /** @throws {Error} a sentence that says why there is no backup */
  finished: Promise<NightlyBackup | undefined>;
  stop(): void;
}

/** Makes the nightly backup in a process of its own: copying a database and packing pictures would block visitors. */
export function startBackupProcess(config: BackupConfig, now: Date): RunningBackup {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // a session and a group of its own: Linux weighs the one against the server's, and the other ends as a whole
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

/** The process, and the pg_dump that it may have started. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // all of them have ended
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
