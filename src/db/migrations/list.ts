import type { Migration } from 'kysely/migration';
import type { Engine } from '../connection.ts';
import { firstTables } from './025-first-tables.ts';
import { pictureJobs } from './026-picture-jobs.ts';
import { oneVersionsTable } from './027-versions.ts';
import { contentParts } from './028-content-parts.ts';
import { listKeys } from './029-list-keys.ts';
import { changes } from './030-changes.ts';
import { passkeys } from './031-passkeys.ts';
import { remarks } from './032-remarks.ts';
import { operationRecord } from './033-operation-record.ts';
import { pageReads } from './034-page-reads.ts';

/**
 * A released migration is never changed: write a new one.
 * Kysely sorts them by their whole names, so two may bear one number; a new one takes the next.
 *
 * A program of the last number goes on over the tables of this one. A migration that takes away or forbids what an earlier
 * one relied on ends its name with the last number that did, as in `031-no-excerpt-after-0.2.0`
 * (docs/decisions/030-two-versions-share-a-database.md).
 */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '025-parked-texts': firstTables(engine),
  '026-picture-jobs': pictureJobs(engine),
  '027-versions': oneVersionsTable(engine),
  '028-content-parts': contentParts(engine),
  '029-list-keys': listKeys(engine),
  '030-changes': changes,
  '031-passkeys': passkeys,
  '032-remarks': remarks(engine),
  '033-operation-record': operationRecord,
  '034-page-reads': pageReads,
});

/** The last one of 0.1.0, before which nothing was released. */
export const lastOfFirstNumber = '029-list-keys';

/** Number of the newest program that cannot use the tables any more; undefined while the last one can. */
export const findLastUser = (migration: string): string | undefined =>
  /-after-(\d+\.\d+\.\d+)$/.exec(migration)?.[1];
