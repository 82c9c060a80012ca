import { type Kysely, sql } from 'kysely';
import type { Engine } from '../connection.ts';

/**
 * Each list that pages and the panel show a part of is found, ordered and counted in an index. Partial ones, because
 * PostgreSQL would sort what it finds by `deleted_at is null`, and SQLite take the index of the bin for it. The one of
 * photos in order holds the bin, too: what waits there has a place between others, to which it comes back.
 */
const indexes = [
  'news_by_schedule on news (is_scheduled, publish_at)',
  'news_by_deletion on news (deleted_at, id) where deleted_at is not null',
  'news_by_date on news (is_published, created_at, id, version) where deleted_at is null',
  'news_by_category on news (is_published, category, created_at, id) where deleted_at is null',
  'news_by_operation on news (operation_id, is_published, created_at, id) where deleted_at is null',
  'news_by_change on news (is_published, id, updated_at) where deleted_at is null',
  'news_by_creation on news (created_at, id, version) where deleted_at is null',
  'news_by_author on news (created_by, created_at, id) where deleted_at is null',
  'operations_by_date on operations (date, id)',
  'operations_by_deletion on operations (deleted_at, id) where deleted_at is not null',
  'operations_of_visitors on operations (is_published, date, id, version) where deleted_at is null',
  'operations_by_type on operations (is_published, type, date, id) where deleted_at is null',
  'operations_in_numbers on operations (is_published, type, volunteer_count, rescued_count) where deleted_at is null',
  'photos_by_operation on photos (operation_id)',
  'photos_by_deletion on photos (deleted_at, id) where deleted_at is not null',
  'photos_in_order on photos (position, created_at, id, version, deleted_at)',
  'photos_by_category on photos (category, position, created_at, id) where deleted_at is null',
  'photos_by_category_and_age on photos (category, id) where deleted_at is null',
  'media_by_content on media (content_hash)',
  'picture_uses_by_owner on picture_uses (owner_kind, owner_id)',
  'outside_pictures_by_media_id on outside_pictures (media_id)',
  'outside_pictures_by_next_try_at on outside_pictures (next_try_at)',
  'sessions_by_staff on sessions (staff_id)',
  // they keep counting fast while thousands of sign-ins fail
  'sign_in_failures_by_time on sign_in_failures (failed_at)',
  'sign_in_failures_by_origin on sign_in_failures (origin, failed_at)',
  'sign_in_failures_by_end_site on sign_in_failures (end_site, failed_at)',
  'sign_in_failures_by_username_key on sign_in_failures (username_key, failed_at)',
  'log_quotas_by_key on log_quotas (key, used_at)',
  'audit_by_action on audit_log (action, id)',
  'parked_texts_by_writer on parked_texts (staff_id)',
];

const uniqueIndexes = [
  'sessions_by_public_id on sessions (public_id)',
  'staff_by_display_name on staff (display_name_key)',
];

export async function createFirstIndexes(db: Kysely<unknown>) {
  for (const index of indexes) await sql`create index ${sql.raw(index)}`.execute(db);
  for (const index of uniqueIndexes) await sql`create unique index ${sql.raw(index)}`.execute(db);
}

/**
 * PostgreSQL tells every copy of the server of a change; with SQLite they poll (dialects/sqlite.ts). Beside the content
 * version stands a number that rises with what pages know of pictures (media/library.server.ts). Triggers raise it, so
 * that no writer can forget to; its row is locked already by whoever writes pictures (content-version.ts).
 */
export const createFirstTriggers = (db: Kysely<unknown>, engine: Engine) =>
  engine === 'sqlite' ? createSqliteTriggers(db) : createPostgresTriggers(db);

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
  await sql`create function tell_content_changed() returns trigger language plpgsql as
    $$ begin perform pg_notify('content_changed', new.version::text); return new; end $$`.execute(db);
  await sql`create trigger content_changed after update on content_version
    for each row execute function tell_content_changed()`.execute(db);
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
