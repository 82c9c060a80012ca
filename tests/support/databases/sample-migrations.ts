import { sql } from 'kysely';
import type { Database } from '#/db/database.ts';

export type Change = (database: Database) => Promise<unknown>;

const run =
  (...statements: string[]): Change =>
  async ({ db }) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

/** As much as a migration may do: a table of its own, and two columns for each that is there. */
export const allowedChange: Change = async ({ db }) => {
  for (const { name } of await db.introspection.getTables()) {
    await sql`alter table ${sql.table(name)} add column later_note text`.execute(db);
    await sql`alter table ${sql.table(name)} add column later_count integer default 0 not null`.execute(db);
  }
  await sql`create table later_words (news_id integer primary key references news (id) on delete cascade,
    word text not null unique)`.execute(db);
  await sql`create index later_index on news (later_note)`.execute(db);
};

/** Each breaks the rule in one way, which a sentence names. */
export const brokenChanges: Record<string, Change> = {
  'takes away the table parked_texts': run('drop table parked_texts'),
  'takes away the table jobs': run('alter table jobs rename to work'),
  'takes away photos.description': run('alter table photos drop column description'),
  'takes away media.alt_text': run('alter table media rename column alt_text to words'),
  // made again, as migrations for SQLite do: it adds no such column to a table that is there
  'demands pending_files.bytes': run(
    'drop table pending_files',
    `create table pending_files (file_name text primary key, owner text not null, noted_at text not null,
      bytes integer not null)`,
  ),
  'adds a rule to news: ': run('create unique index one_title on news (title)'),
  'adds a rule to photos: ': run('alter table photos add column later integer references news (id)'),
  'adds a rule to operations: ': run('alter table operations add column later integer check (later > 0)'),
  'holds rows of an older table in later_words: ': run(
    'create table later_words (news_id integer primary key references news (id), word text)',
  ),
  'takes away the trigger picture_changed_1': (database) =>
    run(`drop trigger picture_changed_1 ${database.engine === 'sqlite' ? '' : 'on media'}`)(database),
};
