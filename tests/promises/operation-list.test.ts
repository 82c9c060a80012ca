import { describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import type { PastOperation } from '#/content/past-operations.ts';
import { importPastOperations } from '#/operations/store.server.ts';
import { shareTestApp } from '../support/shared-app.ts';

const archive: PastOperation[] = (
  [
    ['12.10.2024', 'Kayıp Şahıs Arama', 'Bolu', 'Çoban araması'],
    ['06.02.2023', 'Deprem', 'Hatay', 'Enkazda arama'],
    ['05.02.2023', 'Sel', 'Antalya', 'Botla tahliye'],
    ['30.10.2020', 'Deprem', 'İzmir', 'Bayraklı’da arama'],
  ] as const
).map(([date, type, location, title]) => ({ date, type, location, title, description: `${title}: öykü.` }));

/** The operation list as a visitor gets it, with the archive in the database. */
const app = shareTestApp({
  async prepare({ parts: { database, contentWatch }, clock: { now } }) {
    await database.db.transaction().execute((tx) => importPastOperations(tx, { operations: archive, now }));
    await contentWatch.look();
  },
});
const readList = async () => (await app().visitor().get('/operations')).text();

/** The counter that stands with these words. */
const counter = (html: string, label: string) =>
  Number(new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>(\\d+)</dd>`).exec(html)?.[1]);

describe('the operation list', () => {
  test('summary counters: total, Deprem count, Kayıp Şahıs Arama count', async () => {
    const html = await readList();
    expect(counter(html, 'Toplam Operasyon')).toBe(4);
    expect(counter(html, 'Deprem')).toBe(2);
    expect(counter(html, 'Kayıp Şahıs Arama')).toBe(1);
  });

  test("the fixed 'Aktif Yıl' value that the association states", async () => {
    expect(counter(await readList(), 'Aktif Yıl')).toBe(association.activeYears);
  });

  test('card grid, sorted newest first by date', async () => {
    const html = await readList();
    const days = [...html.matchAll(/<time dateTime="(\d{4}-\d\d-\d\d)"[^>]*>([\d.]+)<\/time>/g)];
    expect(days.map(([, day]) => day)).toEqual(
      days
        .map(([, day]) => day)
        .toSorted()
        .toReversed(),
    );
    expect(days.map(([, , shown]) => shown)).toEqual(archive.map(({ date }) => date));
    const titles = [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title);
    expect(titles).toEqual(archive.map(({ title }) => title));
  });

  test('a card shows date, type, location, title and description', async () => {
    const html = await readList();
    const [latest] = html.match(/<article.*?<\/article>/s) ?? [''];
    for (const words of Object.values(archive[0] ?? {})) expect(latest).toContain(words);
  });

  test('type legend of the eight operation types', async () => {
    const html = await readList();
    const legend = /<section aria-labelledby="operation-types".*?<\/section>/s.exec(html)?.[0] ?? '';
    const named = [...legend.matchAll(/<\/svg>([^<]+)<\/a><\/li>/g)].map(([, type]) => type);
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
