import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connection.ts';

/**
 * Keeps beside each thing what the panel's lists find it by and order its title by (collections/list-keys.server.ts). Rows that
 * are there get their keys at the start, and so they do after a migration that empties these columns because a key is made
 * otherwise.
 */
export const listKeys = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    // byte for byte, as SQLite compares; the key is made so that this is the order of a Turkish dictionary
    const bytewise = sql.raw(engine === 'postgres' ? 'collate "C"' : '');
    for (const [table, usual] of Object.entries(usualOrders)) {
      const name = sql.raw(table);
      await sql`alter table ${name} add column search_key text default '' not null`.execute(db);
      await sql`alter table ${name} add column title_key text ${bytewise} default '' not null`.execute(db);
      await sql`create index ${sql.raw(`${table}_by_title`)} on ${name} (title_key, ${sql.raw(usual)})
        where deleted_at is null`.execute(db);
    }
  },
});

/** What orders things of one title. */
const usualOrders = {
  news: 'created_at desc, id desc',
  operations: 'date desc, id desc',
  photos: 'position desc, created_at desc, id desc',
};
