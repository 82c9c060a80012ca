import { expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { operationProvinces } from '#/content/province-kinds.ts';
import { openDataText as text } from '#/i18n/tr/open-data.ts';
import {
  operationListAddress,
  type RecordFilter,
  recordAddress,
  recordFiles,
  wholeRecord,
} from '#/operations/operation-list-query.ts';
import type { Operation } from '#/operations/schema.ts';
import { seededChance } from '../../../tests/faults/seeded-chance.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

interface RecordJson {
  licence: { address: string; permission: string };
  definitions: Record<string, string>;
  filter: object;
  count: number;
  updatedAt: string | null;
  operations: (Operation & { corrections: object[]; address: string })[];
}

const texts = ['title', 'description', 'location', 'date', 'type', 'province'] as const;
const figures = [
  ...(['counts', 'volunteerCount', 'volunteerHours'] as const),
  ...(['rescuedCount', 'assistedCount', 'deadCount'] as const),
];
const origin = 'https://dernek.example';
const told = { title: 'Gece', description: 'Ekip yolda.', location: 'Bolu, Gerede', date: '2026-03-04' };
const plain = { ...told, status: 'completed' };

/** RFC 4180: cells are quoted, and may hold separators, line ends and doubled quotation marks. */
function readCsv(file: string): Record<string, string>[] {
  expect(file.startsWith('\ufeff')).toBe(true);
  const cells = [...file.slice(1).matchAll(/"((?:[^"]|"")*)"(;|\r\n)/gy)];
  expect(cells.map(([cell]) => cell).join('')).toBe(file.slice(1));
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.replaceAll('""', '"').replace(/^'(?=[=+\-@\t\r\n])/, ''));
    if (end === '\r\n') rows.push([]);
  }
  const [headings = [], ...lines] = rows.slice(0, -1);
  return lines.map((line) =>
    Object.fromEntries(headings.map((heading, place) => [heading, line[place] ?? ''])),
  );
}

const readEvents = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries([...event.matchAll(/^([\w;=-]+):(.*?)\r$/gm)].map(([, ...pair]) => pair)),
    );

async function readFiles(visitor: Visitor, filter: RecordFilter) {
  const read = async (path: string) => {
    const answer = await visitor.get(recordAddress(path, filter));
    expect([path, answer.status]).toEqual([path, 200]);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };
  const { csv, json, atom, ics } = recordFiles;
  return {
    rows: readCsv(await read(csv)),
    json: JSON.parse(await read(json)) as RecordJson,
    atom: await read(atom),
    events: readEvents(await read(ics)),
  };
}

/** What the list shows on all its pages. */
async function readList(visitor: Visitor, filter: RecordFilter): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await visitor.get(operationListAddress({ ...filter, page }));
    if (answer.status !== 200) return ids;
    ids.push(...Array.from((await answer.text()).matchAll(/id="operasyon-(\d+)"/g), ([, id]) => Number(id)));
  }
}

describeEachDatabase('the files of the record', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh(), { siteUrl: origin });
    const ayse = await app.signedIn('ayse');
    const visitor = app.visitor();
    async function create(draft: object): Promise<number> {
      const answer = await ayse.post('/api/operations', { ...plain, ...draft });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as Operation).id;
    }
    return { app, ayse, visitor, create, readAll: () => readFiles(visitor, wholeRecord) };
  }

  test('hold the operations and figures of the list, whatever it is narrowed by', async () => {
    const { ayse, visitor, create } = await open();
    const { below, happens, pick } = seededChance(2026);
    const maybe = (most: number) => (happens(0.4) ? below(most) : null);
    const provinces = operationProvinces.slice(0, 5);
    for (let number = 0; number < 110; number += 1) {
      const id = await create({
        title: pick(['=1+1', '-gece; "arama"', '@afad', 'Çığ']),
        description: pick(['a\nb', '=A1;B', 'Köpekle']),
        ...{ location: `Zurbacak ${number}`, district: 'Düzce, Akçakoca', isPlaceHeld: happens(0.3) },
        date: `202${below(5)}-0${1 + below(9)}-1${below(9)}`,
        ...{ type: pick([null, ...operationTypes]), province: pick([null, ...provinces]) },
        ...{ rescuedCount: below(4), volunteerCount: below(20), volunteerHours: maybe(90) },
        ...{ assistedCount: maybe(9), deadCount: maybe(3), counts: 1 + below(3), published: happens(0.85) },
      });
      if (happens(0.1)) await ayse.delete(`/api/operations/${id}`);
    }
    const called = (await (await visitor.get('/api/operations')).json()) as Operation[];
    const shown = new Map(called.map((operation) => [operation.id, operation]));
    const filters = Array.from(
      { length: 10 },
      (): RecordFilter => ({
        type: happens(0.3) ? pick(operationTypes) : null,
        year: happens(0.3) ? 2020 + below(6) : null,
        province: happens(0.3) ? pick(provinces) : null,
        words: happens(0.4) ? pick(['cig', 'köpek', 'akçakoca', 'yokkelime', '=']) : '',
      }),
    );
    for (const filter of [wholeRecord, { ...wholeRecord, words: 'zurbacak' }, ...filters]) {
      const ids = await readList(visitor, filter);
      const { rows, json, atom, events } = await readFiles(visitor, filter);
      const { words, ...choice } = filter;
      expect(json).toMatchObject({ count: ids.length, filter: { ...choice, q: words || null } });
      expect(json.operations.map(({ id }) => id)).toEqual(ids);
      expect(rows.map((row) => Number(row.No))).toEqual(ids);
      expect(events.map(({ UID }) => UID)).toEqual(ids.map((id) => `operation-${id}@dernek.example`));
      const entries = Array.from(atom.matchAll(/<id>.*\/operations\/(\d+)<\/id>/g), ([, id]) => Number(id));
      expect(entries).toEqual(ids.slice(0, 50));
      for (const [place, operation] of json.operations.entries()) {
        const { published, version, createdAt, imageUrl, district, ...known } = shown.get(operation.id) ?? {};
        expect(operation).toMatchObject({ ...known, agencies: null, workDone: null });
        const cells = [...texts, ...figures].map((field) => rows[place]?.[text.fields[field].heading]);
        expect(cells).toEqual([...texts, ...figures].map((field) => String(operation[field] ?? '')));
        expect(events[place]?.['DTSTART;VALUE=DATE']).toBe(operation.date.replaceAll('-', ''));
      }
    }
    expect(called.length).toBeGreaterThan(60);
  });

  test('name no place that is held, and are found by none of its words', async () => {
    const { visitor, create } = await open();
    const held = { location: 'Düzce, Zurbacak', district: 'Düzce', isPlaceHeld: true };
    await create(held);
    await create({ ...held, published: false, title: 'Taslakgizli' });
    for (const path of Object.values(recordFiles)) {
      const whole = await (await visitor.get(path)).text();
      expect([path, whole.includes('Zurbacak'), whole.includes('Taslakgizli')]).toEqual([path, false, false]);
    }
    const { json, rows, atom, events } = await readFiles(visitor, { ...wholeRecord, words: 'zurbacak' });
    expect([json.count, rows, events]).toEqual([0, [], []]);
    expect(atom).not.toContain('<entry>');
    expect((await readFiles(visitor, wholeRecord)).json.operations).toMatchObject([{ location: 'Düzce' }]);
  });

  test('say what was corrected, and what it was before; nothing of what no visitor had read', async () => {
    const { app, ayse, visitor, create, readAll } = await open();
    const id = await create({ rescuedCount: 3, volunteerCount: 0, deadCount: null });
    const draft = await create({ published: false, rescuedCount: 3 });
    const change = async (values: object, of = id) => {
      app.clock.forward({ minutes: 1 });
      expect((await ayse.put(`/api/operations/${of}`, { ...plain, ...values })).status).toBe(200);
      return app.clock.now.toISOString();
    };
    // what is said for the first time corrects nothing
    await change({ volunteerCount: 12, deadCount: 0, title: 'Sabah' });
    expect((await readAll()).json.operations).toMatchObject([{ corrections: [] }]);
    const at = await change({ rescuedCount: 5, deadCount: 1 });
    const corrections = [
      { field: 'rescuedCount', before: 3, after: 5, at },
      { field: 'deadCount', before: 0, after: 1, at },
    ];
    await change({ published: false });
    await change({ rescuedCount: 90 });
    await change({ rescuedCount: 5, published: true });
    await change({ rescuedCount: 4 }, draft);
    await change({ published: true }, draft);
    const { json, rows, atom, events } = await readAll();
    const found = new Map(json.operations.map((operation) => [operation.id, operation.corrections]));
    expect([found.get(id), found.get(draft)]).toEqual([corrections, []]);
    const sentence = 'Düzeltme (20 Kasım 2026): Kurtarılan kişi sayısı 3 iken 5 olarak düzeltildi.';
    expect(rows.find(({ No }) => No === String(id))?.Düzeltilenler?.split('\n')[0]).toBe(sentence);
    expect(atom).toContain(sentence);
    expect(events.some(({ DESCRIPTION }) => DESCRIPTION?.includes(sentence))).toBe(true);
    const page = await visitor.get(`/operations/${id}`);
    expect([page.status, (await page.text()).includes(sentence)]).toEqual([200, true]);
    expect((await visitor.get(`/operations/${draft}`)).status).toBe(302);
    const later = await change({ deadCount: null });
    expect((await readAll()).json.operations.find((one) => one.id === id)?.corrections).toEqual([
      ...corrections,
      { field: 'deadCount', before: 1, after: null, at: later },
    ]);
  });

  test('say whose they are, what each field means and what one may do with them', async () => {
    const { visitor, create } = await open();
    await create({});
    const { json } = await readFiles(visitor, wholeRecord);
    expect(Object.keys(json.definitions).sort()).toEqual(Object.keys(json.operations[0] ?? {}).sort());
    expect(json).toMatchObject({
      licence: {
        name: 'CC BY 4.0',
        address: text.licence.address,
        permission: expect.stringMatching(/“.+”/),
      },
      source: { association: expect.any(String), page: `${origin}/operations` },
      updatedAt: json.operations[0]?.updatedAt,
    });
    const list = await (await visitor.get('/operations?q=gece')).text();
    for (const path of Object.values(recordFiles)) {
      const { headers } = await visitor.get(path);
      expect([path, headers.get('link')]).toEqual([path, `<${text.licence.address}>; rel="license"`]);
      expect([path, list.includes(`href="${path}?q=gece"`)]).toEqual([path, true]);
    }
  });

  test('are sent again only when they have changed, and only the whole record is kept', async () => {
    const { app, visitor, create } = await open();
    await create({ description: 'Ekip yolda. '.repeat(90) });
    for (const path of Object.values(recordFiles).flatMap((file) => [file, `${file}?q=gece`])) {
      const { headers } = await visitor.get(path);
      const etag = headers.get('etag') ?? '';
      const again = await visitor.get(path, { 'if-none-match': etag });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
      const head = await visitor.send(path, { method: 'HEAD' });
      expect([path, head.status, head.headers.get('etag'), await head.text()]).toEqual([path, 200, etag, '']);
      const packed = await visitor.get(path, { 'accept-encoding': 'br' });
      expect([path, packed.headers.get('content-encoding')]).toEqual([path, 'br']);
    }
    const kept = app.parts.pageCache.listKeys().filter((key) => key.startsWith('/operations.'));
    expect(kept.toSorted()).toEqual(Object.values(recordFiles).toSorted());
    const { headers } = await visitor.get(recordFiles.csv);
    await create({ title: 'Yeni' });
    expect((await visitor.get(recordFiles.csv)).headers.get('etag')).not.toBe(headers.get('etag'));
  });
});
