import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { peopleAndAudit } from '#/db/migrations/003-people-and-audit.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

describeEachDatabase('a site that is brought up to date', (fresh, engine) => {
  test('keeps its sessions, and each gets a name of its own', async () => {
    const { db } = await fresh();
    const tables = db.withoutPlugins();
    await tables.schema.dropTable('audit_log').execute();
    await tables.schema.dropTable('audit_head').execute();
    await tables.schema.dropIndex('sessions_by_public_id').execute();
    await tables.schema.alterTable('sessions').dropColumn('public_id').execute();
    await tables.schema.alterTable('staff').dropColumn('last_seen_at').execute();
    const at = '2026-11-20T18:00:00.000Z';
    const { id } = await db
      .insertInto('staff')
      .values({ username: 'ayse', usernameKey: 'ayse', passwordHash: 'x', role: 'admin', createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const token of ['bir', 'iki']) {
      await sql`insert into sessions (token_hash, staff_id, created_at, last_seen_at, address, user_agent)
        values (${token}, ${id}, ${at}, ${at}, 'memory', '')`.execute(db);
    }
    await peopleAndAudit(engine).up(tables);
    const sessions = await db.selectFrom('sessions').select(['tokenHash', 'publicId']).execute();
    expect(sessions.map(({ tokenHash }) => tokenHash).sort()).toEqual(['bir', 'iki']);
    expect(new Set(sessions.map(({ publicId }) => publicId)).size).toBe(2);
    expect(Math.min(...sessions.map(({ publicId }) => publicId.length))).toBeGreaterThanOrEqual(32);
  });
});
