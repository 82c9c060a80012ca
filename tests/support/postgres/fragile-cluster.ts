import { readFileSync, rmSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import type { Leashed } from '../leash.ts';
import { findPostgresBinaries } from './binaries.ts';
import { prepareCluster, startPostgres } from './cluster.ts';

/**
 * What a commit acknowledged is in the log of the database, as where people run one. Not on the disk, though: no power
 * is lost here.
 */
const settings = ['synchronous_commit=on', 'fsync=off', 'max_connections=50'];

export interface FragileCluster {
  url: string;
  /** PostgreSQL's immediate shutdown, as a crash is: its clients are not asked. */
  kill(): Promise<void>;
  /** On the same data and port. Resolves when it answers. */
  start(): Promise<void>;
  /** Stops all its processes where they are (SIGSTOP). */
  freeze(): void;
  thaw(): void;
}

/** A PostgreSQL server of its own, for a test that breaks it. */
export async function startFragileCluster(): Promise<FragileCluster> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('This test needs PostgreSQL: install the package postgresql');
  const prepared = await prepareCluster(binaries);
  let server: Leashed = await startPostgres(prepared, { settings });
  let frozen: number[] = [];

  function thaw() {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  }
  onTestFinished(async () => {
    thaw();
    await server.stop();
    rmSync(prepared.folder, { recursive: true, force: true });
  });
  return {
    url: prepared.url,
    async kill() {
      signal(server.pid, 'SIGQUIT');
      await server.ended;
    },
    async start() {
      server = await startPostgres(prepared, { settings });
    },
    freeze() {
      frozen = [server.pid, ...listChildren(server.pid)];
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw,
  };
}

function listChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** One that has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {}
}
