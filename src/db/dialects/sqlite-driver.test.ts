import { expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { raiseContentVersion, readContentVersion } from '../content-version.ts';
import { SqliteFile } from './sqlite-file.ts';

test('a rollback that fails keeps no later writer out, and nothing of its transaction comes out', async () => {
  const { db } = await freshDatabase();
  const before = await readContentVersion(db);
  const { execute } = SqliteFile.prototype;
  const fail = vi.spyOn(SqliteFile.prototype, 'execute').mockImplementation(function (this: SqliteFile, sql) {
    if (sql === 'rollback') throw new Error('no rollback');
    execute.call(this, sql);
  });
  const failing = db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('no rollback');
  fail.mockRestore();
  await raiseContentVersion(db);
  expect(await readContentVersion(db)).toBe(before + 1);
  await db.transaction().execute(raiseContentVersion);
  expect(await readContentVersion(db)).toBe(before + 2);
});
