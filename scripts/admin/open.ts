import { existsSync } from 'node:fs';
import { patientTimeouts } from '#/db/connection.ts';
import {
  type Database,
  isPostgres,
  listMigrations,
  openDatabase,
  refuseTooNewTables,
} from '#/db/database.ts';
import { readConfig } from '#/server/config.ts';
import { readProgramNumber } from '#/server/upgrade.ts';

/**
 * Opens the database that the server uses, as its settings say. It is the server that makes and migrates tables.
 * @throws {Error} when there is none, it does not answer, or its tables are older than this program, or too new for it
 */
export async function openServersDatabase(env: NodeJS.ProcessEnv): Promise<Database> {
  const { databaseUrl } = readConfig(env);
  requireDatabase(databaseUrl);
  const database = openDatabase(databaseUrl, { timeouts: patientTimeouts });
  try {
    await assertUpToDate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** SQLite would make an empty one. @throws {Error} when there is no such file */
export function requireDatabase(databaseUrl: string): void {
  if (isPostgres(databaseUrl) || existsSync(databaseUrl)) return;
  throw new Error(
    `There is no database at ${databaseUrl}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once with "npm start".`,
  );
}

async function assertUpToDate(database: Database): Promise<void> {
  const { pending } = await listMigrations(database).catch((error: unknown) => {
    throw new Error(`The database cannot be read: ${error instanceof Error ? error.message : error}`);
  });
  await refuseTooNewTables(database, readProgramNumber());
  if (pending.length === 0) return;
  throw new Error(
    'The tables are not up to date. Start the server once with "npm start": it brings them up to date.',
  );
}
