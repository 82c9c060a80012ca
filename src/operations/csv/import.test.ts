import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { draft, head, none, send, take } from '../../../tests/support/operation-import.ts';
import { shareTestApp } from '../../../tests/support/shared-app.ts';
import { spreadsheetOf } from '../../../tests/support/spreadsheet.ts';
import type { Operation } from '../schema.ts';
import type { OperationImport } from './answers.server.ts';

describeEachDatabase('operations from a CSV file', (fresh) => {
  async function open(settings = {}) {
    const app = await openTestApp(await fresh(), settings);
    const { db } = app.parts.database;
    const ayse = await app.signedIn('ayse');
    const write = async (change: object = {}) =>
      (await (await ayse.post('/api/operations', { ...draft, ...change })).json()) as Operation;
    const stored = async () => (await ayse.get('/api/admin/operations')).json() as Promise<Operation[]>;
    /** All that a write could leave behind. */
    const traces = async () => ({
      operations: await db.selectFrom('operations').selectAll().orderBy('id').execute(),
      versions: await db.selectFrom('versions').select(['ownerId', 'version']).execute(),
      log: await db.selectFrom('auditLog').select(['id', 'action']).orderBy('id').execute(),
      content: await db.selectFrom('contentVersion').selectAll().execute(),
    });
    return { app, ayse, write, stored, traces };
  }

  test('are shown first and nothing is written; then they are drafts; then nothing is left to do', async () => {
    const { ayse, stored, traces } = await open();
    const sheet = spreadsheetOf(20);
    const before = await traces();
    const dry = await take(ayse, sheet, 'dryRun=1');
    expect(dry.counts).toEqual({ ...none, new: 20 });
    expect(dry.rows[0]).toEqual({ line: 2, outcome: 'new', title: 'Iğdır’da arama 1' });
    expect(await traces()).toEqual(before);
    expect((await take(ayse, sheet)).counts).toEqual(dry.counts);
    expect(await stored()).toHaveLength(20);
    expect((await stored()).every(({ published }) => !published)).toBe(true);
    const after = await traces();
    expect(after.log.slice(-20).every(({ action }) => action === 'operation.create')).toBe(true);
    expect((await take(ayse, sheet)).counts).toEqual({ ...none, unchanged: 20 });
    expect(await traces()).toEqual(after);
  });

  test('have what each column says', async () => {
    const { ayse, stored } = await open();
    const csv =
      'Kurtarılan;Gönüllü;İl;Bitiş;Tür;Tarih;Başlık;Konum;Açıklama;Saat;Vefat\n1.250;12;hatay;9.2.2023;deprem;6.2.2023;Depremde;Hatay, Antakya;"İlk gece\nve sonrası";1.000;4\n';
    await take(ayse, csv, 'publish=1');
    expect(await stored()).toMatchObject([
      {
        ...{ title: 'Depremde', date: '2023-02-06', endDate: '2023-02-09', type: 'Deprem' },
        ...{ location: 'Hatay, Antakya', province: 'Hatay', description: 'İlk gece\nve sonrası' },
        ...{ rescuedCount: 1250, volunteerCount: 12, volunteerHours: 1000, deadCount: 4 },
        ...{ assistedCount: null, status: 'completed', published: true, isPlaceHeld: false },
      },
    ]);
  });

  test('change what is there, and an empty cell leaves it', async () => {
    const { ayse, write, stored } = await open();
    const { id } = await write();
    const csv = `${head};İl;Gönüllü saati\n14.02.2026;GÖLDE ARAMA;;;Düzce;40\n`;
    const { counts, rows } = await take(ayse, csv, 'publish=1');
    expect([counts, rows]).toEqual([
      { ...none, changed: 1 },
      [
        {
          ...{ line: 2, outcome: 'changed', id, title: 'Gölde arama' },
          changes: [
            { label: 'İl', before: 'Belirtilmedi', after: 'Düzce' },
            { label: 'Gönüllü saati', before: '', after: '40' },
          ],
        },
      ],
    ]);
    const saved = { ...draft, province: 'Düzce', volunteerHours: 40, version: 2 };
    expect(await stored()).toMatchObject([saved]);
  });

  test('are known by their number, of their day and title, and by their place where several have these', async () => {
    const { ayse, write, stored } = await open();
    const { id } = await write();
    await write({ title: 'İki yerde', location: 'Bolu' });
    await write({ title: 'İki yerde', location: 'Düzce' });
    const csv = `No;${head};İl\n${id};;Gölde arama, gece;;;Düzce\n;14.2.2026;İki yerde;BOLU;;Bolu\n;14.2.2026;İki yerde;Sakarya;Yeni;\n;14.2.2026;İki yerde;;;Bolu\n`;
    // its title is another, and its day is not said
    const unclear = await take(ayse, csv);
    expect(unclear.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'refused'],
      [5, 'refused'],
      [3, 'changed'],
      [4, 'new'],
    ]);
    expect(unclear.rows[0]?.reason).toContain('numaralı operasyon başka: “Gölde arama”');
    expect(unclear.rows[1]?.reason).toContain('birden çok operasyon var');
    await take(ayse, `No;Başlık;Tarih\n${id};Gölde arama, gece;14.02.2026\n`);
    expect((await stored()).map(({ title, location }) => `${title}: ${location}`).toSorted()).toEqual([
      'Gölde arama, gece: Düzce, Gölyaka',
      'İki yerde: Bolu',
      'İki yerde: Düzce',
      'İki yerde: Sakarya',
    ]);
  });

  test('are refused row by row, each with its reason, and the others are taken', async () => {
    const { ayse, stored } = await open();
    const csv = `No;${head};İl;Tür;Kurtarılan;Bitiş;Durum
;31.02.2020;Sel;Bolu;x;;;;;
;1.1.2020;;Bolu;x;;;;;
;1.1.2020;Çığ;;;;;;;
;1.1.2020;Yangın;Bolu;x;Atlantis;Çığ;-2;;Belirsiz
;1.1.2030;Ahead;Bolu;x;;;;;
;2.1.2020;Ters;Bolu;x;;;;1.1.2020;
77;1.1.2020;Numara;Bolu;x;;;;;
;3.1.2020;İyi;Bolu;x;;;;;
;3.1.2020;İYİ;bolu;y;;;;;
`;
    const { counts, rows } = await take(ayse, csv);
    expect(counts).toEqual({ ...none, new: 1, refused: 8 });
    expect(rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Tarih, takvimde bulunan bir gün olmalıdır (“31.02.2020”)'],
      [3, 'Başlık gereklidir'],
      [4, 'Açıklama gereklidir · Konum gereklidir'],
      [
        5,
        'Durum gereklidir (“Belirsiz”) · Operasyon türü listedeki türlerden biri olmalıdır (“Çığ”) · Kurtarılan kişi sayısı 0 ya da daha büyük bir tam sayı olmalıdır (“-2”) · İl, listedeki illerden biri ya da “Yurt dışı” olmalıdır (“Atlantis”)',
      ],
      [6, 'Tarih gelecekte olamaz; operasyonun gününü seçin'],
      [7, 'Bittiği gün, başladığı günden önce olamaz'],
      [8, 'Sitede 77 numaralı operasyon yok. “No” sitedeki numaradır; yenilerde boş bırakın.'],
      [10, '9. satırdaki operasyonla aynı'],
      [9, undefined],
    ]);
    expect((await stored()).map(({ title }) => title)).toEqual(['İyi']);
  });

  test('tell no place that is held', async () => {
    const { ayse, write, stored } = await open();
    const held = { isPlaceHeld: true, location: 'Düzce, Kurukavak', district: 'Düzce' };
    await write(held);
    const line = (location: string, description: string) =>
      `${head}\n14.2.2026;Gölde arama;${location};${description}\n`;
    const told = await take(ayse, line('', 'Kurukavak yolunda'));
    expect(told.rows[0]?.reason).toContain('gizli yerin adı geçiyor: Kurukavak');
    const agencies = `${head};Kurumlar\n14.2.2026;Gölde arama;;;Kurukavak Muhtarlığı\n`;
    expect((await take(ayse, agencies)).rows[0]?.reason).toContain('gizli yerin adı geçiyor: Kurukavak');
    // as the files say it that visitors get
    expect((await take(ayse, line('Düzce', ''))).counts).toEqual({ ...none, unchanged: 1 });
    expect(await stored()).toMatchObject([{ ...held, description: draft.description }]);
    const csv = `${head};Durum;İl ve ilçe\n1.3.2026;Sürüyor;Bolu, Yedigöller;x;Aktif;\n1.3.2026;Sürüyor bu da;Bolu, Abant;x;sürüyor;Bolu\n`;
    const { rows } = await take(ayse, csv, 'publish=1');
    expect(rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'Yer gizliyken il ve ilçe gereklidir'],
      ['new', undefined],
    ]);
    expect((await stored())[0]).toMatchObject({ isPlaceHeld: true, published: true, status: 'active' });
  });

  test('come out by nobody who may not publish', async () => {
    const { app, write, stored } = await open({ publishing: 'admins' });
    await write();
    const mert = await app.signedIn('mert');
    const csv = `${head}\n14.02.2026;Gölde arama;Bolu;\n1.1.2020;Sel;Bolu;x\n`;
    expect((await take(mert, csv, 'publish=1')).counts).toEqual({ ...none, refused: 2 });
    expect((await take(mert, csv)).counts).toEqual({ ...none, refused: 1, new: 1 });
    expect(await stored()).toMatchObject([draft, { title: 'Sel', published: false, createdBy: 'mert' }]);
  });

  test('go on where somebody else saves meanwhile, and two at a time are not taken', async () => {
    const { ayse, stored, app } = await open();
    const mert = await app.signedIn('mert');
    const taking = take(ayse, spreadsheetOf(60));
    await expect.poll(async () => (await stored()).length).toBeGreaterThan(0);
    const other = await send(mert, spreadsheetOf(1));
    expect([other.status, (await other.json()).message]).toEqual([
      503,
      'Şu anda başka bir dosya alınıyor. Bitince yeniden deneyin.',
    ]);
    expect((await mert.post('/api/operations', draft)).status).toBe(201);
    expect((await stored()).length).toBeLessThan(61);
    expect((await taking).counts).toEqual({ ...none, new: 60 });
    expect(await stored()).toHaveLength(61);
  });
});

describe('a CSV file', () => {
  const app = shareTestApp();

  test('of more than 5 MB is refused, and one of less may be longer than other calls', async () => {
    const ayse = await app().signedIn('ayse');
    const answer = await send(ayse, ' '.repeat(5 * 1024 * 1024 + 1));
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    const { counts } = await take(ayse, `${head}\n1.1.2020;Sel;Bolu;${'x'.repeat(4_900_000)}`, 'dryRun=1');
    expect(counts).toEqual({ ...none, refused: 1 });
  });

  test('is answered shortly, however much it changes', async () => {
    const ayse = await app().signedIn('ayse');
    const rows = Array.from({ length: 1500 }, (_, row) => `1.1.2020;${'ş'.repeat(1000)}${row};;`);
    const answer = await send(ayse, [head, ...rows].join('\n'), 'dryRun=1');
    const text = await answer.text();
    expect(text.length).toBeLessThan(1_000_000);
    const { rows: listed, counts } = JSON.parse(text) as OperationImport;
    expect([listed.length, counts]).toEqual([1000, { ...none, refused: 1500 }]);
  });

  test('that cannot be read is refused in a sentence', async () => {
    const answer = await send(await app().signedIn('ayse'), 'a;b\n1;2');
    expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining('“Tarih”')]);
  });

  test('is taken from nobody without a session', async () => {
    expect((await send(app().visitor(), head)).status).toBe(401);
  });
});
