import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Makes room for how often each page was read on a day (db/page-reads.ts). No column could tell who read it. */
export const pageReads: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table page_reads (day text not null, path text not null,
      reads integer not null, bot_reads integer not null, primary key (day, path))`.execute(db);
  },
};
