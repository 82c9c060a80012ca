import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

/**
 * A number beside the content version that rises with what pages know of pictures (media/library.server.ts). Triggers
 * raise it, so that no writer can forget to; its row is locked already by whoever writes pictures (content-version.ts).
 */
export const pictureVersion = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('content_version')
      .addColumn('picture_version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await (engine === 'sqlite' ? createSqliteTriggers(db) : createPostgresTriggers(db));
  },
});

const shown =
  'file_name, width, height, alt_text, color, focus_x, focus_y, is_hidden, is_waiting, deleted_at';

const changes = [
  ...['insert on media', 'delete on media', `update of ${shown} on media`],
  ...['insert on media_variants', 'delete on media_variants', 'update on media_variants'],
  ...['insert on outside_pictures', 'delete on outside_pictures', 'update of media_id on outside_pictures'],
];

const raise = sql`update content_version set picture_version = picture_version + 1`;

const isOfNoPicture = sql`not exists (select 1 from media where file_name = new.file_name)`;

async function createSqliteTriggers(db: Kysely<unknown>) {
  for (const [place, change] of changes.entries())
    await sql`create trigger ${nameOf(place)} after ${sql.raw(change)} begin ${raise}; end`.execute(db);
  await sql`create trigger picture_missing after insert on picture_uses when ${isOfNoPicture}
    begin ${raise}; end`.execute(db);
}

async function createPostgresTriggers(db: Kysely<unknown>) {
  await sql`create function raise_picture_version() returns trigger language plpgsql as
    $$ begin ${raise}; return null; end $$`.execute(db);
  await sql`create function note_picture_missing() returns trigger language plpgsql as
    $$ begin if ${isOfNoPicture} then ${raise}; end if; return null; end $$`.execute(db);
  for (const [place, change] of changes.entries())
    await sql`create trigger ${nameOf(place)} after ${sql.raw(change)}
      for each statement execute function raise_picture_version()`.execute(db);
  await sql`create trigger picture_missing after insert on picture_uses
    for each row execute function note_picture_missing()`.execute(db);
}

const nameOf = (place: number) => sql.raw(`picture_changed_${place + 1}`);
