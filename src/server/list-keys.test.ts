import { expect, test } from 'vitest';
import { readContentVersion } from '#/db/content-version.ts';
import type { ListPage } from '#/stored/list-page.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { doHousekeeping } from './regular-work/due-work.ts';

interface Listed {
  id: number;
  title: string;
}

/** More than are filled at once. */
const many = 700;

describeEachDatabase('things from before they had keys', (fresh) => {
  test('are found by their words and ordered by their titles after housekeeping, also those of the bin', async () => {
    const database = await fresh();
    const { db } = database;
    const app = await openTestApp(database);
    const ayse = await app.signedIn('ayse');
    await insertManyRows(db, { news: many, operations: many, photos: many });
    for (const table of ['news', 'operations', 'photos'] as const)
      await db.updateTable(table).set({ searchKey: '', titleKey: '' }).execute();
    const binned = { deletedAt: '2026-11-20T12:00:00.000Z', deletedBy: 'mert' };
    await db.updateTable('news').set(binned).where('id', '=', many).execute();
    const version = await readContentVersion(db);
    await doHousekeeping(app.parts);
    expect(await readContentVersion(db)).toBe(version);
    const read = async (list: string): Promise<ListPage<Listed>> =>
      (await ayse.get(`/api/admin/${list}`)).json();
    for (const [kind, word, titles] of [
      ['news', 'iki%20k%C3%B6pekle', ['Bolu’da 5. arama: ekipler sabaha kadar çalıştı', 'Bolu’da 10. arama']],
      ['operations', 'corba%20kaynatti', ['Bolu’da 5. görev', 'Bolu’da 10. görev']],
      ['photos', 'kARDA', ['1. fotoğraf', '2. fotoğraf']],
    ] as const) {
      const { total, found, items } = await read(`${kind}/list?order=title&search=${word}`);
      expect([kind, found]).toEqual([kind, total]);
      for (const [place, title] of titles.entries()) expect(items[place]?.title).toContain(title);
    }
    expect((await read(`news/list?search=${many}.%20arama`)).found).toBe(0);
    await ayse.post(`/api/admin/news/${many}/restore`);
    expect((await read(`news/list?search=${many}.%20arama`)).items).toMatchObject([{ id: many }]);
  });
});
