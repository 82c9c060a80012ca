import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Engine, idColumn } from '../engine.ts';

/** Acts after which somebody else may know the way into an account. */
const disturbing = [
  ...['staff.create', 'staff.update', 'staff.enable', 'staff.password', 'staff.invite', 'staff.reset'],
  ...['staff.mail-link', 'staff.second-factor-off', 'session.password', 'session.password-link'],
];

/** Who may take part in a change of the bank accounts stands beside the person, and what admins are told has one table. */
export const trustAndAdminNotices = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('staff').addColumn('trusted_since', 'text').execute();
    await sql`update staff set trusted_since = coalesce(
      (select max(at) from audit_log
       where subject_kind = 'staff' and subject_id = staff.id and staff_id is not null
         and action in (${sql.join(disturbing)})),
      created_at)`.execute(db);
    // the terminal may know a password, no colleague
    await sql`update staff set trusted_since = null where must_change_password = 1 and exists
      (select 1 from audit_log
       where subject_kind = 'staff' and subject_id = staff.id and staff_id is not null
         and action in ('staff.create', 'staff.password'))`.execute(db);
    await db.schema
      .alterTable('documents')
      .addColumn('account_writers', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .alterTable('document_proposals')
      .addColumn('writers', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await sql`update documents set account_writers = '[' || guarded_by || ']' where guarded_by is not null`.execute(
      db,
    );
    await sql`update document_proposals set writers = '[' || written_by || ']' where written_by is not null`.execute(
      db,
    );
    await db.schema.alterTable('documents').dropColumn('guarded_by').execute();
    await db.schema.alterTable('document_proposals').dropColumn('written_by').execute();
    await addNotices(db, engine);
  },
});

async function addNotices(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('admin_notices')
    .$call(idColumn(engine))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('mailed_at', 'text')
    .execute();
  await db.schema
    .createTable('seen_notices')
    .addColumn('notice_id', 'integer', (column) =>
      column.notNull().references('admin_notices.id').onDelete('cascade'),
    )
    .addColumn('staff_id', 'integer', (column) => column.notNull().references('staff.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('seen_notices_key', ['notice_id', 'staff_id'])
    .execute();
  await sql`insert into admin_notices (kind, title, detail, by_name, at, mailed_at)
    select 'confirmed', '', proposed_by_name, confirmed_by_name, confirmed_at, confirmed_at
    from confirmed_changes order by id`.execute(db);
  await sql`insert into seen_notices (notice_id, staff_id)
    select notices.id, seen.staff_id from seen_changes seen
    join confirmed_changes changes on changes.id = seen.change_id
    join admin_notices notices on notices.at = changes.confirmed_at and notices.by_name = changes.confirmed_by_name
    group by notices.id, seen.staff_id`.execute(db);
  await db.schema.dropTable('seen_changes').execute();
  await db.schema.dropTable('confirmed_changes').execute();
}
