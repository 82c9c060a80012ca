import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const indexes = [
  'news_by_last_change on news (updated_at, updated_by) where deleted_at is null',
  'operations_by_last_change on operations (updated_at, updated_by) where deleted_at is null',
  "media_without_words on media (id) where deleted_at is null and alt_text = ''",
];

/** Finds in an index what the panel's desk shows: what others have changed last, and pictures that nobody has described. */
export const changes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db);
  },
};
