import { expect, test } from 'vitest';
import { raiseContentVersion, readContentVersion } from '#/db/content-version.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { giveTheSame, type NotedQuery, noteReads } from './reads.ts';

describeEachDatabase('what a page has read', (fresh) => {
  test('is the same until one of its rows is another', async () => {
    const { db } = await fresh();
    const reads: NotedQuery[] = [];
    const noting = noteReads(db, reads);
    await readContentVersion(noting);
    await noting.selectFrom('news').select(['id', 'createdAt']).where('category', '=', 'Eğitim').execute();
    expect(reads).toHaveLength(2);
    expect(await giveTheSame(db, reads)).toBe(true);
    await raiseContentVersion(db);
    expect(await giveTheSame(db, reads)).toBe(false);
  });

  test('is another when a query answers that did not, and when one does not that did', async () => {
    const { db } = await fresh();
    const reads: NotedQuery[] = [];
    const noting = noteReads(db, reads);
    await db.schema.alterTable('news').renameTo('elsewhere').execute();
    const query = noting.selectFrom('news').select('id');
    await expect(query.execute()).rejects.toThrow();
    expect(await giveTheSame(db, reads)).toBe(false);
    await db.schema.alterTable('elsewhere').renameTo('news').execute();
    expect(await giveTheSame(db, reads)).toBe(false);
    await query.execute();
    const answered = reads.slice(1);
    expect(await giveTheSame(db, answered)).toBe(true);
    await db.schema.alterTable('news').renameTo('elsewhere').execute();
    expect(await giveTheSame(db, answered)).toBe(false);
  });
});
