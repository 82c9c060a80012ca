import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { draft, head, none, take } from '../../../tests/support/operation-import.ts';
import type { Operation } from '../schema.ts';

describeEachDatabase('operations of a file that the site has written', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    const ayse = await app.signedIn('ayse');
    const write = async (change: object = {}) =>
      (await (await ayse.post('/api/operations', { ...draft, ...change })).json()) as Operation;
    const stored = async () => (await ayse.get('/api/admin/operations')).json() as Promise<Operation[]>;
    /** All that a write could leave behind. */
    const traces = async () => [
      await db.selectFrom('operations').selectAll().orderBy('id').execute(),
      await db.selectFrom('auditLog').select(['id', 'action']).orderBy('id').execute(),
    ];
    return { app, ayse, write, stored, traces };
  }

  test('come back unchanged from the file that visitors get, whose places are those they may read', async () => {
    const { app, ayse, write, traces } = await open();
    await write({ title: '=1+1', workDone: 'Bulundu.\nİndirildi.', volunteerHours: 12, type: 'Sel' });
    await write({ isPlaceHeld: true, location: 'Düzce, Kurukavak', district: 'Düzce', status: 'active' });
    const file = await (await app.visitor().get('/operations.csv')).text();
    const before = await traces();
    const { counts, unknownHeadings } = await take(ayse, file);
    expect(counts).toEqual({ ...none, unchanged: 2 });
    expect(unknownHeadings).not.toContain('Sayılan operasyon');
    expect(await traces()).toEqual(before);
  });

  test('take nothing back that somebody else has changed since the file', async () => {
    const { app, ayse, write, stored } = await open();
    const { id } = await write({ isPlaceHeld: true, location: 'Düzce, Kurukavak', district: 'Düzce' });
    const file = await (await app.visitor().get('/operations.csv')).text();
    const mert = await app.signedIn('mert');
    app.clock.forward({ minutes: 5 });
    await mert.post(`/api/admin/operations/${id}/release-place`, {});
    // the place that visitors read when the file was saved
    expect((await take(ayse, file)).counts).toEqual({ ...none, unchanged: 1 });
    const later = { ...draft, district: 'Düzce', location: 'Düzce, Kurukavak', rescuedCount: 5 };
    await mert.put(`/api/operations/${id}`, later);
    const [row] = (await take(ayse, file)).rows;
    expect(row?.reason).toContain('dosya indirildikten sonra değişti (mert)');
    expect(await stored()).toMatchObject([later]);
    // what one has taken from it oneself is no such change
    const mended = file.replace('"Gece boyu."', '"Gece boyu, sabaha dek."');
    expect((await take(mert, mended)).counts).toEqual({ ...none, changed: 1 });
  });

  test('are no others of the same day that a list has numbered', async () => {
    const { write, ayse } = await open();
    const { id } = await write();
    const csv = `No;${head}\n${id};14.2.2026;Enkazda arama;Hatay;x\n`;
    expect((await take(ayse, csv)).rows[0]).toMatchObject({ outcome: 'refused' });
    // who mends a title leaves the place
    const mended = `No;Tarih;Başlık;Konum\n${id};14.2.2026;Gölde gece araması;Düzce, Gölyaka\n`;
    expect((await take(ayse, mended)).counts).toEqual({ ...none, changed: 1 });
  });
});
