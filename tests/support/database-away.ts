import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Tables } from '#/db/tables.ts';

/** No query works any more, also not one of a page. */
export function takeDatabaseAway(db: Kysely<Tables>): void {
  const fail = () => {
    throw new Error('no database');
  };
  vi.spyOn(db, 'executeQuery').mockRejectedValue(new Error('no database'));
  vi.spyOn(db, 'selectFrom').mockImplementation(fail);
  vi.spyOn(db, 'getExecutor').mockImplementation(fail);
}
