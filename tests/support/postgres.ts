import type { TestProject } from 'vitest/node';
import { findPostgresBinaries } from './postgres/binaries.ts';
import { startCluster } from './postgres/cluster.ts';
import { readVersion } from './postgres/connect-as.ts';
import { dropDatabases, nameRun } from './postgres/run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Missing when no server is to be had: then PostgreSQL runs inside each test process (PGlite). */
    postgres: { url: string; run: string } | undefined;
  }
}

type Server = { url: string; description: string; stop(): Promise<void> };

/** Vitest's global setup: one PostgreSQL server for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = (await reachGivenServer()) ?? (await startOwnServer());
  const run = nameRun();
  if (server) project.provide('postgres', { url: server.url, run });
  console.log(
    server?.description ??
      'PostgreSQL: PGlite inside the tests, because no server is installed and TEST_DATABASE_URL is not set',
  );
  return async () => {
    if (server) await dropDatabases(server.url, run).finally(server.stop);
  };
}

async function reachGivenServer(): Promise<Server | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return undefined;
  const version = await readVersion(url).catch((error) => {
    throw new Error(`TEST_DATABASE_URL names a PostgreSQL server that cannot be reached: ${error.message}`);
  });
  return { url, description: `PostgreSQL: ${version} at TEST_DATABASE_URL`, stop: async () => {} };
}

async function startOwnServer(): Promise<Server | undefined> {
  const binaries = findPostgresBinaries();
  if (binaries) {
    const { url, version, stop } = await startCluster(binaries);
    return { url, description: `PostgreSQL: ${version}, started for this run from ${binaries}`, stop };
  }
  if (process.env.REQUIRE_POSTGRES === '1') {
    throw new Error(
      'REQUIRE_POSTGRES=1, but no PostgreSQL server is installed: install the package postgresql, or set TEST_DATABASE_URL to a server on which this user may create databases and roles',
    );
  }
  return undefined;
}
