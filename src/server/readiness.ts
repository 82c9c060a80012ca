import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { withTimeout } from '#/db/connection.ts';
import { lockContent, readContentVersion } from '#/db/content-version.ts';
import { type Database, listMigrations } from '#/db/database.ts';
import type { Parts } from './parts.ts';

type Watched = Pick<Parts, 'database' | 'log' | 'config' | 'condition'>;

interface Readiness {
  /** Why the server is not ready; undefined when it is. */
  obstacle: string | undefined;
  warnings: string[];
}

/** Strangers may ask any number of times; everybody who asks within a second shares one look. */
const lookEvery = 1000;
const longestLook = 6500;
/** A disk with less space than this counts as full. */
const probeSize = 64 * 1024;
const damaged = 'the database is damaged: restore a backup';

/** /healthz: the process runs. /readyz: it can read and write, all migrations are done; and what somebody should look at. */
export function health(watched: Watched) {
  const look = watchReadiness(watched);
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      c.header('cache-control', 'no-store');
      const { obstacle: reason, warnings } = await look();
      if (reason !== undefined) return c.json({ status: 'not ready', reason }, 503);
      return c.json({ status: 'ready', ...(warnings.length > 0 && { warnings }) });
    });
}

/** @returns the look, which answers within 8 s in all cases */
function watchReadiness(watched: Watched): () => Promise<Readiness> {
  let looking: Promise<Readiness> | undefined;
  return () => {
    looking ??= look(watched).finally(() => {
      setTimeout(() => {
        looking = undefined;
      }, lookEvery).unref();
    });
    return looking;
  };
}

async function look(watched: Watched): Promise<Readiness> {
  const [obstacle, { warnings }] = await Promise.all([findObstacleSoon(watched), watched.condition.look()]);
  return { obstacle, warnings };
}

async function findObstacleSoon(watched: Watched): Promise<string | undefined> {
  try {
    return await withTimeout(findObstacle(watched), { milliseconds: longestLook });
  } catch (error) {
    watched.log.error({ error }, 'not ready');
    return 'the database does not answer';
  }
}

async function findObstacle({ database, log, config }: Watched): Promise<string | undefined> {
  const checks = [
    { reason: 'the database cannot be reached', check: () => readContentVersion(database.db) },
    { reason: 'migrations are pending', check: () => assertMigrated(database) },
    { reason: 'DATA_DIR cannot be written: is its disk full?', check: () => probeDisk(config.dataDir) },
    {
      reason: 'the last write to the database failed: is its disk full?',
      check: () => repeatWrite(database),
    },
  ];
  const { faults } = database;
  for (const { reason, check } of checks) {
    const failure = (await findFailure(check)) ?? faults.damage;
    if (failure === undefined) continue;
    log.error({ error: failure }, 'not ready');
    return faults.damage ? damaged : reason;
  }
  return undefined;
}

const findFailure = (check: () => Promise<unknown>): Promise<unknown> =>
  check().then(
    () => undefined,
    (error: unknown) => error,
  );

async function assertMigrated(database: Database): Promise<void> {
  const { pending } = await listMigrations(database);
  if (pending.length > 0) throw new Error(`migrations are pending: ${pending.join(', ')}`);
}

/** Only a real write shows that the disk is full. */
async function probeDisk(dataDir: string): Promise<void> {
  const path = join(dataDir, '.write-probe');
  try {
    const file = await open(path, 'w');
    try {
      await file.writeFile(Buffer.alloc(probeSize));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** After a failed write, a write without effect shows whether there is space again. */
async function repeatWrite({ db, faults }: Database): Promise<void> {
  if (faults.failedWrite) await db.transaction().execute(lockContent);
}
