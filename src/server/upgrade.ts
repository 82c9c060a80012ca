import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '#/db/connect.ts';
import { copySqlite } from '#/db/copy-sqlite.ts';
import { listMigrations, migrateToLatest } from '#/db/migrate.ts';
import { patientTimeouts } from '#/db/timeouts.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** Copies the database first, because migrations only go forward. */
export async function upgrade(
  database: Database,
  { config, log, now }: { config: Pick<Config, 'dataDir' | 'databaseUrl'>; log: Log; now: Date },
): Promise<void> {
  const { done, pending } = await listMigrations(database);
  if (pending.length === 0) return;
  if (done.length > 0) copyBeforeUpgrade(database, { config, log, now });
  const migrated = await migratePatiently(database, config);
  log.info({ migrated }, 'tables brought up to date');
}

/** PostgreSQL migrates without the usual timeouts: a large table or another copy of the server may take minutes. */
async function migratePatiently(database: Database, { databaseUrl }: Pick<Config, 'databaseUrl'>) {
  if (database.engine === 'sqlite') return migrateToLatest(database);
  const patient = openDatabase(databaseUrl, { timeouts: patientTimeouts });
  return migrateToLatest(patient).finally(patient.close);
}

function copyBeforeUpgrade(
  { engine }: Database,
  { config, log, now }: { config: Pick<Config, 'dataDir' | 'databaseUrl'>; log: Log; now: Date },
) {
  if (engine === 'postgres') {
    log.warn('tables are about to change; PostgreSQL is not copied here: keep your own backups');
    return;
  }
  const folder = join(config.dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `before-upgrade-${now.toISOString().replaceAll(':', '-')}.sqlite`);
  copySqlite(config.databaseUrl, copy);
  log.info({ copy }, 'database copied before its tables change');
}
