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

const rowsOf = (bytes: Uint8Array) => readCsv(bytes).rows.map(({ cells }) => cells);
const first = (csv: string) => valuesOf(rowsOf(bytesOf(csv))[0] ?? {});

const sheet = 'Tarih;Başlık;İl\r\n6.02.2023;"Şişli; ""kurtarma""\r\nikinci gün";ELAZIĞ\r\n';
const cells = { date: '6.02.2023', title: 'Şişli; "kurtarma"\nikinci gün', province: 'ELAZIĞ' };

describe('a CSV file', () => {
  test.each([
    ['UTF-8', bytesOf(sheet)],
    ['UTF-8 with its mark', bytesOf(`\ufeff${sheet}`)],
    ['Windows-1254', windows1254(sheet)],
    ['UTF-16, as Excel’s “Unicode text”', utf16(sheet.replaceAll(';', '\t').replace('\t "', '; "'))],
    ['ends of lines without a carriage return', bytesOf(sheet.replaceAll('\r\n', '\n'))],
  ])('is read in %s', (_what, bytes) => {
    expect(rowsOf(bytes)).toEqual([cells]);
  });

  test.each([';', ',', '\t'])('is read with %j between its cells', (delimiter) => {
    const csv = [
      ['Başlık', 'Tarih', 'Açıklama'],
      ['Sel', '2023-02-06', '"a;b,c\td"'],
    ];
    expect(rowsOf(bytesOf(csv.map((line) => line.join(delimiter)).join('\n')))).toEqual([
      { title: 'Sel', date: '2023-02-06', description: 'a;b,c\td' },
    ]);
  });

  test('has its headings in any order, as people write them; the others are named', () => {
    const { rows, unknownHeadings } = readCsv(
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

  test('knows every field by the name that the form shows', () => {
    const { isPlaceHeld: _, imageUrl: __, ...fields } = operations.fields;
    const labels = Object.entries(fields).map(([name, { input }]) => [name, input.title]);
    const csv = `No;${labels.map(([, label]) => label).join(';')}\n1;${labels.map(([name]) => name).join(';')}`;
    expect(rowsOf(bytesOf(csv))).toEqual([
      { id: '1', ...Object.fromEntries(labels.map(([name]) => [name, name])) },
    ]);
    expect(Object.keys(csvHeadings).toSorted()).toEqual(['id', ...Object.keys(fields)].toSorted());
  });

  test('counts its rows as a spreadsheet does, and passes over empty ones', () => {
    const { rows } = readCsv(bytesOf('Başlık;Tarih\n;\n\n"iki\nsatır";1.1.2020\nSel;1.1.2020'));
    expect(rows.map(({ line }) => line)).toEqual([4, 5]);
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
      `Başlık;Tarih\n${'Sel;1.1.2020\n'.repeat(10_001)}`,
      'Dosyada 10.000 satırdan fazlası var. Bölüp parça parça alın.',
    ],
  ])('that cannot be taken is refused in a sentence (%#)', (csv, sentence) => {
    expect(() => readCsv(bytesOf(csv))).toThrow(sentence);
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
  ])('of a day is read: %s', (cell, date) => {
    expect(first(`Başlık;Tarih\nSel;${cell}`).date).toBe(date);
  });

  test.each([
    ['1.250', 1250],
    ['1 250', 1250],
    ['12,00', 12],
    ['0', 0],
    ['12,5', '12,5'],
    ['on iki', 'on iki'],
    ['-3', -3],
    ['12,5', '12,5'],
    ['420,000', '420,000'],
  ])('of a number is read: %s', (cell, count) => {
    expect(first(`Başlık;Tarih;Gönüllü saati\nSel;1.1.2020;${cell}`).volunteerHours).toBe(count);
  });

  test.each([
    ['İl', 'ELAZIĞ', { province: 'Elazığ' }],
    ['İl', 'elazig', { province: 'Elazığ' }],
    ['İl', 'Urfa', { province: 'Şanlıurfa' }],
    ['İl', 'yurtdışı yok', { province: 'yurtdışı yok' }],
    ['Tür', 'kayip sahis arama', { type: 'Kayıp Şahıs Arama' }],
    ['Durum', 'İPTAL', { status: 'cancelled' }],
    ['Durum', 'tamamlandı', { status: 'completed' }],
  ])('of a choice is known however its letters are written: %s %s', (heading, cell, values) => {
    expect(first(`Başlık;Tarih;${heading}\nSel;1.1.2020;${cell}`)).toMatchObject(values);
  });

  test('loses the apostrophe that keeps a spreadsheet from calculating, and says nothing by a dash', () => {
    const read = first("Başlık;Tarih;Konum;Açıklama\n'=Sel;1.1.2020;-;'kedi'");
    expect(read).toEqual({ title: '=Sel', date: '2020-01-01', description: "'kedi'" });
  });
});
