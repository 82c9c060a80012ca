import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';

export const peopleAndAudit = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('staff').addColumn('last_seen_at', 'text').execute();
    await nameSessions(db, engine);
    await createAuditLog(db);
  },
});

async function nameSessions(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .alterTable('sessions')
    .addColumn('public_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const random = engine === 'sqlite' ? sql`lower(hex(randomblob(16)))` : sql`gen_random_uuid()::text`;
  await sql`update sessions set public_id = ${random}`.execute(db);
  await db.schema.createIndex('sessions_by_public_id').on('sessions').column('public_id').unique().execute();
}

async function createAuditLog(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit_log')
    // audit_head counts instead of the database, whose counters leave gaps after failed transactions
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    // no reference: a row must stay as it was written, even when the person is removed
    .addColumn('staff_id', 'integer')
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'integer')
    .addColumn('subject_title', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into audit_head (id, length, hash) values (1, 0, '')`.execute(db);
}
