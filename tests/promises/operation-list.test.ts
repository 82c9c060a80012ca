import { describe, expect, test } from 'vitest';
import { pastOperations } from '#/content/past-operations.ts';
import { importPastOperations } from '#/operations/import.server.ts';
import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';

/** The operation list as a visitor gets it, with the archive in the database. */
async function readList() {
  const database = await freshDatabase();
  const app = await openTestApp(database);
  const now = new Date('2026-11-20T18:00:00.000Z');
  await database.db
    .transaction()
    .execute((tx) => importPastOperations(tx, { operations: pastOperations, now }));
  await app.parts.contentWatch.look();
  return (await app.visitor().get('/operations')).text();
}

/** The counter that stands with these words. */
const counter = (html: string, label: string) =>
  Number(new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>(\\d+)</dd>`).exec(html)?.[1]);

describe('the operation list', () => {
  test('summary counters: total, Deprem count, Kayıp Şahıs Arama count', async () => {
    const html = await readList();
    const ofType = (type: string) => pastOperations.filter((past) => past.type === type).length;
    expect(counter(html, 'Toplam Operasyon')).toBe(38);
    expect(counter(html, 'Deprem')).toBe(ofType('Deprem'));
    expect(counter(html, 'Kayıp Şahıs Arama')).toBe(ofType('Kayıp Şahıs Arama'));
  });

  test("a fixed 'Aktif Yıl' value of 17", async () => {
    expect(counter(await readList(), 'Aktif Yıl')).toBe(17);
  });

  test('card grid, sorted newest first by date', async () => {
    const html = await readList();
    const days = [...html.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)"[^>]*>([\d.]+)<\/time>/g)];
    expect(days).toHaveLength(38);
    expect(days.map(([, day]) => day)).toEqual(
      days
        .map(([, day]) => day)
        .toSorted()
        .toReversed(),
    );
    expect(days.map(([, , shown]) => shown)).toEqual(pastOperations.map((past) => past.date));
    const titles = [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(pastOperations.map((past) => past.title));
  });

  test('a card shows date, type, location, title and description', async () => {
    const html = await readList();
    const [latest] = html.match(/<article.*?<\/article>/s) ?? [''];
    const { title, description, location, type, date } = pastOperations[0] ?? expect.fail('no archive');
    for (const words of [title, description, location, type, date]) expect(latest).toContain(words);
  });

  test('type legend of the eight operation types', async () => {
    const html = await readList();
    const legend = /<section aria-labelledby="operation-types".*?<\/section>/s.exec(html)?.[0] ?? '';
    const named = [...legend.matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, type]) => type);
    expect(named).toEqual([
      'Deprem',
      'Yangın',
      'Sel',
      'Kentsel Arama Kurtarma',
      'Kayıp Şahıs Arama',
      'Saha İlk Yardım Müdahale',
      'Saha Acil Durum Güvenliği',
      'Hayvan Kurtarma',
    ]);
  });
});
