import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { recordAudit, sealAuditRow } from '#/db/audit-log.ts';
import type { AuditRow, Tables } from '#/db/tables.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { verifyLog } from './verify-log.server.ts';

const actor = { staffId: 1, username: 'ayse', address: '203.0.113.7' };
const now = new Date('2026-11-20T18:00:00.000Z');

const record = (db: Kysely<Tables>, title: string) =>
  db.transaction().execute((tx) =>
    recordAudit(tx, {
      actor,
      now,
      action: 'news.create',
      subject: { kind: 'news', id: 7, title },
      change: { title: { after: title } },
    }),
  );

describeEachDatabase('the audit log', (fresh) => {
  /** Five rows, as an honest server wrote them. */
  async function writeLog() {
    const { db } = await fresh();
    for (const title of ['bir', 'iki', 'üç', 'dört', 'beş']) await record(db, title);
    return db;
  }

  test('that nobody touched is intact, also when it is empty', async () => {
    const { db } = await fresh();
    expect(await verifyLog(db)).toEqual({ isIntact: true, rows: 0, hash: '' });
    await record(db, 'bir');
    expect(await verifyLog(db)).toEqual({ isIntact: true, rows: 1, hash: expect.stringMatching(/^\w{64}$/) });
  });

  test('that is longer than one look is walked to its end', async () => {
    const { db } = await fresh();
    for (let row = 1; row <= 230; row += 1) await record(db, `${row}`);
    expect(await verifyLog(db)).toMatchObject({ isIntact: true, rows: 230 });
    await db.updateTable('auditLog').set({ username: 'mert' }).where('id', '=', 229).execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 229, fault: 'altered' });
  });

  const alterations: Partial<AuditRow>[] = [
    { at: '2026-11-20T18:00:00.001Z' },
    { staffId: 2 },
    { staffId: null },
    { username: 'mert' },
    { address: '203.0.113.8' },
    { action: 'news.delete' },
    { subjectKind: 'photo' },
    { subjectId: 8 },
    { subjectTitle: 'başka' },
    { change: '{}' },
    { previousHash: 'a'.repeat(64) },
    { hash: 'a'.repeat(64) },
  ];
  test.each(alterations)('shows that a row was altered: %o', async (alteration) => {
    const db = await writeLog();
    await db.updateTable('auditLog').set(alteration).where('id', '=', 3).execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 3, fault: 'altered' });
  });

  test('shows that a row was altered and sealed again', async () => {
    const db = await writeLog();
    const row = await db.selectFrom('auditLog').selectAll().where('id', '=', 3).executeTakeFirstOrThrow();
    const forged = { ...row, username: 'mert' };
    await db
      .updateTable('auditLog')
      .set({ ...forged, hash: sealAuditRow(forged) })
      .where('id', '=', 3)
      .execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 4, fault: 'altered' });
  });

  test('shows that the last row was altered and sealed again', async () => {
    const db = await writeLog();
    const row = await db.selectFrom('auditLog').selectAll().where('id', '=', 5).executeTakeFirstOrThrow();
    const forged = { ...row, username: 'mert' };
    await db
      .updateTable('auditLog')
      .set({ ...forged, hash: sealAuditRow(forged) })
      .where('id', '=', 5)
      .execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 5, fault: 'altered' });
  });

  test.each([1, 3, 5])('shows that row %i was removed', async (id) => {
    const db = await writeLog();
    await db.deleteFrom('auditLog').where('id', '=', id).execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id, fault: 'removed' });
  });

  test('shows that a row was removed and the others moved up', async () => {
    const db = await writeLog();
    await db.deleteFrom('auditLog').where('id', '=', 3).execute();
    await db.updateTable('auditLog').set({ id: 3 }).where('id', '=', 4).execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 3, fault: 'altered' });
  });

  test('shows that two rows were swapped', async () => {
    const db = await writeLog();
    for (const [from, to] of [
      [2, 99],
      [4, 2],
      [99, 4],
    ] as const) {
      await db.updateTable('auditLog').set({ id: to }).where('id', '=', from).execute();
    }
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 2, fault: 'altered' });
  });

  test.each([0, 6, 40])('shows that a row was put in as number %i', async (id) => {
    const db = await writeLog();
    const row = await db.selectFrom('auditLog').selectAll().where('id', '=', 5).executeTakeFirstOrThrow();
    const added = { ...row, id, previousHash: row.hash };
    await db
      .insertInto('auditLog')
      .values({ ...added, hash: sealAuditRow(added) })
      .execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: id === 0 ? 0 : 6, fault: 'inserted' });
  });

  test('shows that its end was cut off, also to the last row', async () => {
    const db = await writeLog();
    await db.deleteFrom('auditLog').where('id', '>', 3).execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 4, fault: 'removed' });
    await db.deleteFrom('auditLog').execute();
    expect(await verifyLog(db)).toEqual({ isIntact: false, id: 1, fault: 'removed' });
  });

  test('holds no row for a change that failed, and goes on without a gap', async () => {
    const { db } = await fresh();
    await record(db, 'bir');
    const failing = db.transaction().execute(async (tx) => {
      const subject = { kind: 'news', id: 8, title: 'olmadı' };
      await recordAudit(tx, { actor, now, action: 'news.create', subject });
      throw new Error('disk full');
    });
    await expect(failing).rejects.toThrow('disk full');
    await record(db, 'iki');
    expect(await verifyLog(db)).toMatchObject({ isIntact: true, rows: 2 });
    const titles = await db.selectFrom('auditLog').select('subjectTitle').orderBy('id').execute();
    expect(titles).toEqual([{ subjectTitle: 'bir' }, { subjectTitle: 'iki' }]);
  });

  test('has one end, however many write at once', async () => {
    const { db } = await fresh();
    await Promise.all(Array.from({ length: 40 }, (_, row) => record(db, `${row}`)));
    expect(await verifyLog(db)).toMatchObject({ isIntact: true, rows: 40 });
  });

  test('is found intact while others write', async () => {
    const { db } = await fresh();
    const writing = Promise.all(Array.from({ length: 60 }, (_, row) => record(db, `${row}`)));
    for (let look = 0; look < 10; look += 1) expect(await verifyLog(db)).toMatchObject({ isIntact: true });
    await writing;
  });
});
