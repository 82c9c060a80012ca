import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Tables } from '#/db/tables.ts';

/** No query works any more, also not one of a page that notes what it reads. */
export function takeDatabaseAway(db: Kysely<Tables>): void {
  vi.spyOn(db, 'withPlugin').mockReturnValue(db);
  vi.spyOn(db, 'executeQuery').mockRejectedValue(new Error('no database'));
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('no database');
  });
}
