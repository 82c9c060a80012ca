import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connection.ts';

/** Turns what waits for its smaller copies, or for its copy from another site, into jobs; rows without a file go. */
export const pictureJobs = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await createJobs(db);
    await sql`insert into jobs (kind, key, attempts, next_try_at, failure)
      select 'variants', cast(media_id as text), attempts, case when attempts < 3 then '' end, failure
      from picture_work`.execute(db);
    // one that staff have hidden or deleted stays off the pages, as one that was removed for good
    await sql`insert into jobs (kind, key, attempts, next_try_at, failure)
      select 'copy', address_hash, attempts, next_try_at, failure from outside_pictures
      join media on media.id = media_id where is_waiting = 1 and is_hidden = 0 and deleted_at is null`.execute(
      db,
    );
    await sql`update picture_uses set file_name = (select address_hash from outside_pictures
      join media on media.id = media_id where media.file_name = picture_uses.file_name)
      where file_name in (select file_name from media where is_waiting = 1)`.execute(db);
    await sql`delete from media where is_waiting = 1`.execute(db);
    await db.schema.dropTable('picture_work').execute();
    await dropEarlierColumns(db, engine);
  },
});

async function createJobs(db: Kysely<unknown>) {
  await db.schema
    .createTable('jobs')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('jobs_key', ['kind', 'key'])
    .execute();
  await db.schema.createIndex('jobs_by_time').on('jobs').columns(['kind', 'next_try_at']).execute();
}

/** The trigger that names a column goes before it, and comes back without it. */
async function dropEarlierColumns(db: Kysely<unknown>, engine: Engine) {
  const isSqlite = engine === 'sqlite';
  await sql`drop trigger picture_changed_3 ${sql.raw(isSqlite ? '' : 'on media')}`.execute(db);
  await db.schema.alterTable('media').dropColumn('is_waiting').execute();
  const raise = isSqlite
    ? 'begin update content_version set picture_version = picture_version + 1; end'
    : 'for each statement execute function raise_picture_version()';
  await sql`create trigger picture_changed_3 after update of file_name, width, height, alt_text, color, focus_x, focus_y,
    is_hidden, deleted_at on media ${sql.raw(raise)}`.execute(db);
  await db.schema.dropIndex('outside_pictures_by_next_try_at').execute();
  for (const column of ['attempts', 'next_try_at', 'failure'])
    await db.schema.alterTable('outside_pictures').dropColumn(column).execute();
}
