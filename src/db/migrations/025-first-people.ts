import { type Kysely, sql } from 'kysely';
import { type Engine, idColumn } from '../engine.ts';
import { empty, filled, one, partOf, texts, zero } from './columns.ts';

export async function createPeople(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('staff')
    .$call(idColumn(engine))
    .addColumn('username', 'text', filled)
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .$call(texts('password_hash', 'role'))
    .addColumn('is_disabled', 'integer', zero)
    .addColumn('created_at', 'text', filled)
    .addColumn('last_seen_at', 'text')
    .addColumn('must_change_password', 'integer', zero)
    .addColumn('trusted_since', 'text')
    .addColumn('display_name', 'text')
    .addColumn('display_name_key', 'text')
    .execute();
  await createWaysIn(db);
  await createLimits(db, engine);
  await createNotices(db, engine);
  await createOpenForms(db);
}

async function createWaysIn(db: Kysely<unknown>) {
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .$call(partOf('staff_id', 'staff'))
    .$call(texts('created_at', 'last_seen_at', 'address', 'user_agent'))
    .addColumn('public_id', 'text', empty)
    .execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .$call(partOf('staff_id', 'staff'))
    .addColumn('created_at', 'text', filled)
    .execute();
  await db.schema
    .createTable('password_links')
    // one for each person: a new one takes the place of the one before
    .addColumn('staff_id', 'integer', (column) => column.primaryKey().references('staff.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .$call(texts('kind', 'expires_at'))
    .execute();
  // apart from `staff`, so that nothing which reads a person reads the secret
  await db.schema
    .createTable('second_factors')
    .addColumn('staff_id', 'integer', (column) => column.primaryKey().references('staff.id'))
    .addColumn('secret', 'text', filled)
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer')
    .execute();
}

async function createLimits(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('sign_in_failures')
    .$call(idColumn(engine))
    .$call(texts('username_key', 'origin', 'failed_at'))
    .addColumn('end_site', 'text')
    .execute();
  await db.schema.createTable('log_quotas').$call(texts('key', 'used_at')).execute();
}

async function createNotices(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('admin_notices')
    .$call(idColumn(engine))
    .$call(texts('kind', 'title', 'detail', 'by_name', 'at'))
    .addColumn('mailed_at', 'text')
    .execute();
  await db.schema
    .createTable('seen_notices')
    .$call(partOf('notice_id', 'admin_notices'))
    .$call(partOf('staff_id', 'staff'))
    .addPrimaryKeyConstraint('seen_notices_key', ['notice_id', 'staff_id'])
    .execute();
}

async function createOpenForms(db: Kysely<unknown>) {
  await db.schema
    .createTable('presence')
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id'))
    .$call(texts('holder', 'subject'))
    .addColumn('item', 'integer', filled)
    .addColumn('seen_at', 'text', filled)
    // a tab has one form open at a time
    .addPrimaryKeyConstraint('presence_key', ['staff_id', 'holder'])
    .execute();
  // nobody but its writer may read such a text, so it goes with the account
  await db.schema
    .createTable('parked_texts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .$call(partOf('staff_id', 'staff'))
    .$call(texts('kind', 'form_values', 'parked_at'))
    .execute();
}

export async function createLog(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit_log')
    // audit_head counts instead of the database, whose counters leave gaps after failed transactions
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', filled)
    // no reference: a row must stay as it was written, even when the person is removed
    .addColumn('staff_id', 'integer')
    .$call(texts('username', 'address', 'action', 'subject_kind'))
    .addColumn('subject_id', 'integer')
    .$call(texts('subject_title', 'change', 'previous_hash', 'hash'))
    .execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('length', 'integer', filled)
    .addColumn('hash', 'text', filled)
    .execute();
  await sql`insert into audit_head (id, length, hash) values (1, 0, '')`.execute(db);
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', filled)
    .addColumn('picture_version', 'integer', one)
    .execute();
  await sql`insert into content_version (id, version) values (1, 1)`.execute(db);
  await db.schema
    .createTable('request_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('subject_kind', 'text', filled)
    .addColumn('subject_id', 'integer', filled)
    .addColumn('created_at', 'text', filled)
    .execute();
}
