import { expect, test, vi } from 'vitest';
import { raiseContentVersion, readContentVersion } from '#/db/content-version.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';
import { CachedFile } from './sqlite-file.ts';

test('a rollback that fails keeps no later writer out, and nothing of its transaction comes out', async () => {
  const { db } = await freshDatabase();
  const before = await readContentVersion(db);
  const { execute } = CachedFile.prototype;
  const fail = vi.spyOn(CachedFile.prototype, 'execute').mockImplementation(function (this: CachedFile, sql) {
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
