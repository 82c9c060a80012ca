import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { csvHeadings } from '#/i18n/tr/operations-csv.ts';
import { operations } from '../schema.ts';
import { readCsv } from './read-csv.server.ts';
import { valuesOf } from './row-values.server.ts';

const bytesOf = (csv: string) => new TextEncoder().encode(csv);

/** Turkish letters that Windows-1254 has elsewhere than Latin-1. */
const turkish: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

const windows1254 = (csv: string) =>
  Uint8Array.from([...csv], (letter) => turkish[letter] ?? letter.charCodeAt(0));

const utf16 = (csv: string) => Uint8Array.from(Buffer.from(`\ufeff${csv}`, 'utf16le'));

const rowsOf = async (bytes: Uint8Array) => (await readCsv(bytes)).rows.map(({ cells }) => cells);
const first = async (csv: string) => valuesOf((await rowsOf(bytesOf(csv)))[0] ?? {});

const sheet = 'Tarih;Başlık;İl\r\n6.02.2023;"Şişli; ""kurtarma""\r\nikinci gün";ELAZIĞ\r\n';
const cells = { date: '6.02.2023', title: 'Şişli; "kurtarma"\nikinci gün', province: 'ELAZIĞ' };

describe('a CSV file', () => {
  test.each([
    ['UTF-8', bytesOf(sheet)],
    ['UTF-8 with its mark', bytesOf(`\ufeff${sheet}`)],
    ['Windows-1254', windows1254(sheet)],
    ['UTF-16, as Excel’s “Unicode text”', utf16(sheet.replaceAll(';', '\t').replace('\t "', '; "'))],
    ['UTF-16 with its large ends first', utf16(sheet).map((_, at, all) => all[at ^ 1] ?? 0)],
    ['UTF-8 with the delimiter that Excel names', bytesOf(`sep=;\r\n${sheet}`)],
    ['ends of lines without a carriage return', bytesOf(sheet.replaceAll('\r\n', '\n'))],
  ])('is read in %s', async (_what, bytes) => {
    expect(await rowsOf(bytes)).toEqual([cells]);
  });

  test.each([';', ',', '\t'])('is read with %j between its cells', async (delimiter) => {
    const csv = [
      ['Başlık', 'Tarih', 'Açıklama'],
      ['Sel', '2023-02-06', '"a;b,c\td"'],
    ];
    expect(await rowsOf(bytesOf(csv.map((line) => line.join(delimiter)).join('\n')))).toEqual([
      { title: 'Sel', date: '2023-02-06', description: 'a;b,c\td' },
    ]);
  });

  test('has its headings in any order, as people write them; the others are named', async () => {
    const { rows, unknownHeadings } = await readCsv(
      bytesOf('Hava;GÖNÜLLÜ ;Kurtarılan kişi:;Bitiş Tarihi;başlik;Tarih;Gün\nkar;12;3;;Sel;1.1.2020;x'),
    );
    expect(rows[0]?.cells).toEqual({
      volunteerCount: '12',
      rescuedCount: '3',
      title: 'Sel',
      date: '1.1.2020',
    });
    expect(unknownHeadings).toEqual(['Hava', 'Gün']);
  });

  test('knows every field by the name that the form shows', async () => {
    const { isPlaceHeld: _, imageUrl: __, ...fields } = operations.fields;
    const labels = Object.entries(fields).map(([name, { input }]) => [name, input.title]);
    const csv = `No;${labels.map(([, label]) => label).join(';')}\n1;${labels.map(([name]) => name).join(';')}`;
    expect(await rowsOf(bytesOf(csv))).toEqual([
      { id: '1', ...Object.fromEntries(labels.map(([name]) => [name, name])) },
    ]);
    expect(Object.keys(csvHeadings).toSorted()).toEqual(
      ['id', 'updatedAt', ...Object.keys(fields)].toSorted(),
    );
  });

  test('counts its rows as a spreadsheet does, and passes over empty ones', async () => {
    const { rows } = await readCsv(bytesOf('Başlık;Tarih\n;\n\n"iki\nsatır";1.1.2020\nSel;1.1.2020'));
    expect(rows.map(({ line }) => line)).toEqual([4, 5]);
  });

  test('may have empty rows to the end of a sheet', async () => {
    const { rows } = await readCsv(bytesOf(`Tarih;Başlık\n1.1.2024;Sel${';\r\n'.repeat(1_000_000)}`));
    expect(rows).toEqual([{ line: 2, cells: { date: '1.1.2024', title: 'Sel' } }]);
  });

  test('lets others be answered while it is read', async () => {
    const reading = readCsv(bytesOf(`Tarih;Başlık\n1.1.2024;Sel${';'.repeat(4_000_000)}\n;x`));
    let turns = 0;
    let isRead = false;
    void reading.finally(() => {
      isRead = true;
    });
    for (; !isRead; turns += 1) await nextTurn();
    expect((await reading).rows).toHaveLength(2);
    expect(turns).toBeGreaterThan(200);
  });

  test.each([
    [
      'PK\u0003\u0004 a workbook',
      'Bu bir Excel ya da LibreOffice dosyası. Programında “Farklı kaydet › CSV” ile kaydedip onu seçin.',
    ],
    ['', 'İlk satırda gereken başlıklar bulunamadı: “Tarih” ve “Başlık”, ya da sitedeki numara için “No”.'],
    [
      'Başlık;İl\nSel;Bolu',
      'İlk satırda gereken başlıklar bulunamadı: “Tarih” ve “Başlık”, ya da sitedeki numara için “No”.',
    ],
    ['Başlık;Tarih\n\n', 'Dosyada başlıklardan sonra satır yok.'],
    ['Başlık;Tarih\n"Sel;1.1.2020\n', 'Dosya okunamadı: bir hücrede açılan tırnak işareti kapanmıyor.'],
    [
      `Başlık;Tarih\n${'\n'.repeat(4_000_000)}Sel;1.1.2020`,
      'Dosyada 10.000 satırdan fazlası var. Bölüp parça parça alın.',
    ],
    [
      `Başlık;Tarih\n${'Sel;1.1.2020\n'.repeat(10_001)}`,
      'Dosyada 10.000 satırdan fazlası var. Bölüp parça parça alın.',
    ],
  ])('that cannot be taken is refused in a sentence (%#)', async (csv, sentence) => {
    await expect(readCsv(bytesOf(csv))).rejects.toThrow(sentence);
  });
});

describe('a cell', () => {
  test.each([
    ['04.03.2026', '2026-03-04'],
    ['4.3.2026', '2026-03-04'],
    ['4/3/2026', '2026-03-04'],
    ['2026-03-04', '2026-03-04'],
    ['04.03.2026 00:00', '2026-03-04'],
    ['Mart 2026', 'Mart 2026'],
    ['31.02.2026', '31.02.2026'],
  ])('of a day is read: %s', async (cell, date) => {
    expect((await first(`Başlık;Tarih\nSel;${cell}`)).date).toBe(date);
  });

  test.each([
    ['1.250', 1250],
    ['1 250', 1250],
    ['12,00', 12],
    ['0', 0],
    ['12,5', '12,5'],
    ['on iki', 'on iki'],
    ['-3', -3],
    ['420,000', '420,000'],
  ])('of a number is read: %s', async (cell, count) => {
    expect((await first(`Başlık;Tarih;Gönüllü saati\nSel;1.1.2020;${cell}`)).volunteerHours).toBe(count);
  });

  test.each([
    ['İl', 'ELAZIĞ', { province: 'Elazığ' }],
    ['İl', 'elazig', { province: 'Elazığ' }],
    ['İl', 'Urfa', { province: 'Şanlıurfa' }],
    ['İl', 'yurtdışı yok', { province: 'yurtdışı yok' }],
    ['Tür', 'kayip sahis arama', { type: 'Kayıp Şahıs Arama' }],
    ['Durum', 'İPTAL', { status: 'cancelled' }],
    ['Durum', 'tamamlandı', { status: 'completed' }],
  ])('of a choice is known however its letters are written: %s %s', async (heading, cell, values) => {
    expect(await first(`Başlık;Tarih;${heading}\nSel;1.1.2020;${cell}`)).toMatchObject(values);
  });

  test('loses the apostrophe that keeps a spreadsheet from calculating, and says nothing by a dash', async () => {
    const read = await first("Başlık;Tarih;Konum;Açıklama\n'=Sel;1.1.2020;-;'kedi'");
    expect(read).toEqual({ title: '=Sel', date: '2020-01-01', description: "'kedi'" });
  });
});
