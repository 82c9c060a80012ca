import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import { firstTables } from './025-first-tables.ts';
import { pictureJobs } from './026-picture-jobs.ts';
import { oneVersionsTable } from './027-versions.ts';

/**
 * A released migration is never changed: write a new one.
 * Kysely sorts them by their whole names, so two may bear one number; a new one takes the next.
 */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '025-parked-texts': firstTables(engine),
  '026-picture-jobs': pictureJobs(engine),
  '027-versions': oneVersionsTable(engine),
});
