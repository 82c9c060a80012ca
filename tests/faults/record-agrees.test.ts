import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { operationProvinces } from '#/content/province-kinds.ts';
import type { Tables } from '#/db/tables.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import { type RecordFilter, recordAddress, recordFiles } from '#/operations/operation-list-query.ts';
import { operationStore } from '#/operations/store.server.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../support/app.ts';
import { describeEachDatabase } from '../support/databases.ts';
import { seededChance } from './seeded-chance.ts';

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 100_000);
const filters = Number(process.env.RECORD_FILTERS ?? 100);
const operations = 10_000;
const { below, happens, pick } = seededChance(seed);

const secret = 'zurbacak';
const titles = ['Gece araması', 'Çığ', 'Sel baskını', 'Iğdır’da kayıp'];

const anyRow = () => ({
  title: pick(titles),
  ...{ location: happens(0.1) ? `Bolu, ${secret}` : 'Bolu, Gerede', district: 'Bolu, Merkez' },
  isPublished: happens(0.8) ? (1 as const) : (0 as const),
  isPlaceHeld: happens(0.3) ? (1 as const) : (0 as const),
  deletedAt: happens(0.1) ? '2026-01-01T00:00:00.000Z' : null,
  date: `${2007 + below(20)}-0${1 + below(9)}-1${below(10)}`,
  type: pick([null, ...operationTypes]),
  province: pick([null, ...operationProvinces]),
  counts: happens(0.1) ? 2 + below(9) : 1,
  deadCount: pick([null, 0, 1, 2]),
  volunteerHours: pick([null, 5, 12]),
});

type Stored = ReturnType<typeof anyRow> & { id: number };

async function fill(db: Kysely<Tables>): Promise<Stored[]> {
  await insertManyRows(db, { news: 0, operations, photos: 0 });
  const rows: Stored[] = [];
  await db.transaction().execute(async (tx) => {
    for (let id = 1; id <= operations; id += 1) {
      const row = anyRow();
      rows.push({ ...row, id });
      await tx
        .updateTable('operations')
        .set({ ...row, searchKey: '' })
        .where('id', '=', id)
        .execute();
    }
  });
  await operationStore.fillKeys(db);
  return rows;
}

const anyFilter = (): RecordFilter => ({
  type: happens(0.4) ? pick(operationTypes) : null,
  year: happens(0.4) ? 2005 + below(24) : null,
  province: happens(0.4) ? pick(operationProvinces) : null,
  words: happens(0.4) ? pick([secret, 'çığ', 'gerede', 'kayıp ığdır', 'yokboylebirsey', 'merkez']) : '',
});

/** Whatever may be read of a row, worked out without the database. */
const mayBeRead = (filter: RecordFilter) => (row: Stored) => {
  const place = row.isPlaceHeld ? row.district : row.location;
  const text = searchKeyOf([row.title, place, row.district, row.province, row.type].join(' '));
  return (
    row.isPublished === 1 &&
    row.deletedAt === null &&
    (filter.type === null || row.type === filter.type) &&
    (filter.year === null || row.date.startsWith(`${filter.year}`)) &&
    (filter.province === null || row.province === filter.province) &&
    searchKeyOf(filter.words)
      .split(' ')
      .every((word) => text.includes(word))
  );
};

describeEachDatabase('ten thousand operations', (fresh, engine) => {
  test('are the same in list, figures, map and files, whatever is chosen', {
    timeout: 3_600_000,
  }, async () => {
    const database = await fresh();
    const rows = await fill(database.db);
    const visitor = (await openTestApp(database)).visitor();
    const read = async (path: string, filter: RecordFilter) =>
      (await visitor.get(recordAddress(path, filter))).text();
    const numberIn = (found: RegExpExecArray | null) => Number(found?.[1]?.replaceAll('.', '') ?? 0);
    for (let time = 0; time < filters; time += 1) {
      const filter = anyFilter();
      const expected = rows.filter(mayBeRead(filter));
      const sum = expected.reduce((total, { counts }) => total + counts, 0);
      const [list, figures] = [await read('/operations', filter), await read('/operations/figures', filter)];
      const json = JSON.parse(await read(recordFiles.json, filter)) as {
        count: number;
        operations: Stored[];
      };
      const [csv, atom] = [await read(recordFiles.csv, filter), await read(recordFiles.atom, filter)];
      const map = [...figures.matchAll(/aria-label="[^:"]+: ([\d.]+) operasyon"/g)].map((found) =>
        numberIn(found as RegExpExecArray),
      );
      const onMap = expected.filter(({ province }) => province !== null && province !== 'Yurt dışı');
      expect({
        filter,
        ids: new Set(json.operations.map(({ id }) => id)),
        list: numberIn(/(?:Toplam|Seçilen) Operasyon<\/dt><dd[^>]*>([\d.]+)</.exec(list)),
        figures: numberIn(/<dt[^>]*>operasyon<\/dt><dd[^>]*>([\d.]+)</.exec(figures)),
        map: map.reduce((total, number) => total + number, 0),
        json: json.operations.reduce((total, { counts }) => total + counts, 0),
        csv: csv.split(`"\r\n"`).length - 1,
        atom: atom.match(/<entry>/g)?.length ?? 0,
      }).toEqual({
        filter,
        ids: new Set(expected.map(({ id }) => id)),
        ...{ list: sum, figures: sum, json: sum, csv: expected.length, atom: Math.min(50, expected.length) },
        map: onMap.reduce((total, { counts }) => total + counts, 0),
      });
      for (const { id, location } of json.operations) {
        const row = rows[id - 1];
        expect(location).toBe(row?.isPlaceHeld ? row.district : row?.location);
      }
    }
    console.log(
      `${engine}: ${operations} operations, ${filters} filters; FAULT_SEED=${seed} repeats this run`,
    );
  });
});
