import { expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { abroad, operationProvinces } from '#/content/province-kinds.ts';
import type { Flag } from '#/db/content-tables.ts';
import type { Database } from '#/db/database.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { seededChance } from '../../tests/faults/seeded-chance.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { recordAddress } from './operation-list-query.ts';
import { tiles } from './province-map.tsx';

const chance = seededChance(2007);
const flag = (probability: number): Flag => (chance.happens(probability) ? 1 : 0);
const orNull = <Value>(value: Value) => (chance.happens(0.9) ? value : null);

/** What differs from one operation to the next: some are drafts, some in the bin, of some the place is held. */
const anyOperation = () => ({
  isPublished: flag(0.8),
  deletedAt: chance.happens(0.1) ? '2026-01-01T00:00:00.000Z' : null,
  isPlaceHeld: flag(0.2),
  date: `${2001 + chance.below(26)}-${String(1 + chance.below(12)).padStart(2, '0')}-15`,
  type: orNull(chance.pick(operationTypes)),
  // some provinces far more often than others
  province: orNull(chance.pick(operationProvinces.slice(0, 1 + chance.below(operationProvinces.length)))),
  counts: chance.happens(0.1) ? 1 + chance.below(9) : 1,
  deadCount: orNull(chance.below(3)),
  assistedCount: orNull(chance.below(40)),
  volunteerHours: orNull(chance.below(300)),
});

async function insertOperations({ db }: Database, operations: number, change = {}) {
  await insertManyRows(db, { news: 8, operations, photos: 0 });
  const rows = [];
  await db.transaction().execute(async (tx) => {
    for (let id = 1; id <= operations; id += 1) {
      const row = { ...anyOperation(), ...change };
      rows.push(row);
      await tx.updateTable('operations').set(row).where('id', '=', id).execute();
    }
  });
}

const read = async (app: TestApp, path: string) => {
  const answer = await app.visitor().get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll('&amp;', '&');
};

const numberIn = (found: string | undefined) => Number(found?.replaceAll('.', '') ?? 0);

/** Total of the list, as it says it. */
const readCounter = async (app: TestApp, path: string) =>
  numberIn(
    /(?:Toplam|Seçilen) Operasyon<\/dt><dd[^>]*>([\d.]+)</.exec(
      await read(app, path.split('#')[0] ?? ''),
    )?.[1],
  );

/** Addresses and numbers of the links, in the order of the page. */
const linksIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, to = '', number]) => [to, numberIn(number)] as const);

const sumOf = (links: (readonly [string, number])[]) => links.reduce((sum, [, number]) => sum + number, 0);

function readFigures(html: string) {
  const of = (pattern: RegExp) => numberIn(pattern.exec(html)?.[1]);
  return {
    total: of(/<dt[^>]*>operasyon<\/dt><dd[^>]*>([\d.]+)</),
    map: linksIn(html, /<a href="([^"]+)" aria-label="[^:"]+: ([\d.]+) operasyon"/g),
    provinces: linksIn(html, /<li[^>]*><a href="([^"]+)"[^>]*>[^<]+<\/a> (\d+)<\/li>/g),
    noProvince: of(/İli yazılmamış<\/span> (\d+)/),
    years: linksIn(html, /<td class="font-bold"><a href="([^"]+)">(\d+)</g),
    cells: [...html.matchAll(/<td class="(?:bg-[a-z0-9-]+)?">([\d.]+)</g)].map(([, number]) =>
      numberIn(number),
    ),
    months: linksIn(html, /<th scope="row" class="([^"]+)">\p{L}+<\/th><td[^>]*>(\d+)</gu),
  };
}

describeEachDatabase('the figures of the record', (fresh) => {
  test('are those of the list, on the map too, whatever is chosen; no draft and nothing of the bin counts', async () => {
    const database = await fresh();
    await insertOperations(database, 300);
    const app = await openTestApp(database);
    const shown = database.db
      .selectFrom('operations')
      .where('isPublished', '=', 1)
      .where('deletedAt', 'is', null);
    const { all } = await shown
      .select((row) => row.fn.sum<number>('counts').as('all'))
      .executeTakeFirstOrThrow();
    expect(readFigures(await read(app, '/operations/figures')).total).toBe(all);
    for (let time = 0; time < 15; time += 1) {
      const filter = {
        type: chance.happens(0.3) ? chance.pick(operationTypes) : null,
        year: chance.happens(0.3) ? 2001 + chance.below(26) : null,
        province: chance.happens(0.3) ? chance.pick(operationProvinces.slice(0, 12)) : null,
        words: chance.happens(0.3) ? chance.pick(['bolu', 'görev', '1. görev', 'düzce 2']) : '',
      };
      const path = recordAddress('/operations/figures', filter);
      const figures = readFigures(await read(app, path));
      const { total, map, provinces, noProvince, years, cells, months } = figures;
      expect([path, total]).toEqual([path, await readCounter(app, recordAddress('/operations', filter))]);
      expect([path, sumOf(provinces) + noProvince, sumOf(years), sumOf(months)]).toEqual([
        path,
        total,
        total,
        total,
      ]);
      const onMap = provinces.filter(
        ([to]) => !new URLSearchParams(to.split('?')[1]).get('province')?.includes(abroad),
      );
      expect([path, map.toSorted()]).toEqual([path, onMap.toSorted()]);
      const linked = [...map, ...provinces, ...years];
      expect([path, cells.reduce((sum, number) => sum + number, 0)]).toEqual([path, total]);
      if (linked.length === 0) continue;
      const [to, number] = chance.pick(linked);
      expect([to, await readCounter(app, to)]).toEqual([to, number]);
    }
  });

  test('say so where nothing is found; what is made up counts as missing', async () => {
    const database = await fresh();
    await insertOperations(database, 20);
    const app = await openTestApp(database);
    expect(await read(app, '/operations/figures?q=yokkelime')).toContain('Bu seçime uyan operasyon yok.');
    expect(await read(app, '/operations/figures?type=Uzay&year=1&province=Atlantis')).toBe(
      await read(app, '/operations/figures'),
    );
  });

  test('lead to the list and back with the same choice', async () => {
    const database = await fresh();
    await insertOperations(database, 20, { type: 'Sel', isPublished: 1, deletedAt: null });
    const app = await openTestApp(database);
    const list = await read(app, '/operations?type=Sel');
    expect(list).toContain('formAction="/operations/figures#liste"');
    expect(list).toContain('<option selected="">Sel</option>');
    expect(await read(app, '/operations/figures?type=Sel')).toContain('href="/operations?type=Sel"');
  });
});

test.each([40, 10_000])('the figures come in the first flight, of %i operations', async (operations) => {
  const database = await freshDatabase('sqlite');
  await insertOperations(database, operations);
  const app = await openTestApp(database, { siteUrl: 'https://www.dernek.example.org' });
  const answer = await app.visitor().get('/operations/figures', { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  // the longest head there may be (tests/e2e/first-flight.e2e.ts)
  expect((await answer.arrayBuffer()).byteLength + 800).toBeLessThanOrEqual(14_600);
});

test('the map has each province once, where its number plate says', () => {
  const named = new Map(tiles.flatMap((tile) => (tile ? [[tile.province as string, tile.plate]] : [])));
  expect(named.size).toBe(81);
  const known = { Adana: '01', Ankara: '06', Hakkâri: '30', İstanbul: '34', İzmir: '35', Mersin: '33' };
  const later = { Aksaray: '68', Batman: '72', Iğdır: '76', Karabük: '78', Osmaniye: '80', Düzce: '81' };
  expect(Object.fromEntries(named)).toMatchObject({ ...known, ...later });
});
