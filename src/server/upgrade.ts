import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { patientTimeouts } from '#/db/connection.ts';
import {
  type Database,
  forgetMergedSteps,
  listMergedSteps,
  listMigrations,
  listUnknownMigrations,
  migrateToLatest,
  openDatabase,
  refuseTooNewTables,
} from '#/db/database.ts';
import { copySqlite } from '#/db/database-file.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/**
 * Copies the database first, because migrations only go forward.
 * @param number of this program
 * @throws {Error} a sentence for the operator when the tables are too old or too new for this version
 */
export async function upgrade(
  database: Database,
  {
    config,
    log,
    now,
    number = readProgramNumber(),
  }: { config: Pick<Config, 'dataDir' | 'databaseUrl'>; log: Log; now: Date; number?: string },
): Promise<void> {
  await refuseTooNewTables(database, number);
  const merged = await listMergedSteps(database);
  const { done, pending } = await listMigrations(database);
  if (merged.length + pending.length === 0) return warnOfNewerTables(database, log);
  // also of steps that are only forgotten: the version of before does not start without them
  if (done.length > 0) copyBeforeUpgrade(database, { config, log, now });
  if (merged.length > 0) await forgetMergedSteps(database, merged);
  if (pending.length === 0) await warnOfNewerTables(database, log);
  else log.info({ migrated: await migratePatiently(database, config) }, 'tables brought up to date');
  removeOldCopies(config, log);
}

/** No reason to end: copies are replaced one at a time, and who goes back by one number keeps what was written since. */
async function warnOfNewerTables(database: Database, log: Log): Promise<void> {
  const [first] = await listUnknownMigrations(database);
  if (first === undefined) return;
  log.warn(
    `the tables are of a newer version: this one does not know "${first}", and works over them all the same. Start the newer ` +
      'version before you go on to the next, or stop all copies and restore the backup of before the upgrade with this one',
  );
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
  const folder = folderOf(config);
  mkdirSync(folder, { recursive: true });
  const copy = join(folder, `${prefix}${now.toISOString().replaceAll(':', '-')}.sqlite`);
  copySqlite(config.databaseUrl, copy);
  log.info({ copy }, 'database copied before its tables change');
}

const prefix = 'before-upgrade-';
const keptCopies = 2;

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backups');

/** Only after an upgrade that went well: of one that fails at each start, the first copy is the good one. */
function removeOldCopies(config: Pick<Config, 'dataDir'>, log: Log): void {
  const folder = folderOf(config);
  if (!existsSync(folder)) return;
  const copies = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.sqlite'));
  const removed = copies.toSorted().slice(0, -keptCopies);
  for (const name of removed) rmSync(join(folder, name), { force: true });
  if (removed.length > 0) log.info({ removed }, 'old copies of before upgrades removed');
}

/** Reads package.json, which lies two folders above, of the sources as of what is built. */
export function readProgramNumber(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  return version;
}
