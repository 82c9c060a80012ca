import { sql } from 'kysely';
import type { Database } from '#/db/database.ts';

/** What databases carried out before the first migration made all at once; 025 bears the name that it has. */
export const mergedSteps = [
  ...['001-start', '002-operations-and-photos', '003-people-and-audit', '004-bin-and-versions'],
  ...['005-picture-library', '006-unsettled-files', '007-sign-in-limits', '008-outside-pictures'],
  ...['009-photos-by-category', '010-pending-files', '011-operation-of-news', '012-schedule-and-authors'],
  ...['013-operation-drafts', '014-gallery-order', '015-password-links', '016-presence'],
  ...['017-authors-of-operations', '018-documents', '019-account-proposals', '020-list-indexes'],
  ...['020-picture-version', '021-photo-list', '022-second-factors', '023-trust-and-admin-notices'],
  '024-display-names',
];

/** Makes a migrated database one that came to its tables step by step. */
export async function noteMergedSteps({ db }: Pick<Database, 'db'>): Promise<void> {
  for (const name of mergedSteps)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(db);
}

export async function listCarriedOut({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const list = sql<{ name: string }>`select name from kysely_migration order by name`;
  return (await list.execute(db)).rows.map(({ name }) => name);
}
