import { expect, test } from 'vitest';
import { openRowCache } from './row-cache.ts';

interface Row {
  id: number;
  version: number;
}

function open() {
  const makeOfRows = openRowCache<Row, string>();
  const asked: number[][] = [];
  const make = (present: Row[], stored = present) =>
    makeOfRows({
      present,
      read: async (ids) => {
        asked.push(ids);
        return stored.filter(({ id }) => ids.includes(id)).toReversed();
      },
      make: ({ id, version }) => `${id} in version ${version}`,
    });
  return { asked, make };
}

test('only rows that are new or have changed are read, and all keep their order', async () => {
  const { asked, make } = open();
  const first = { id: 1, version: 1 };
  const second = { id: 2, version: 1 };
  expect(await make([second, first])).toEqual(['2 in version 1', '1 in version 1']);
  expect(await make([second, first])).toEqual(['2 in version 1', '1 in version 1']);
  const changed = [{ id: 3, version: 1 }, { id: 2, version: 2 }, first];
  expect(await make(changed)).toEqual(['3 in version 1', '2 in version 2', '1 in version 1']);
  expect(asked).toEqual([
    [2, 1],
    [3, 2],
  ]);
});

test('a row that went meanwhile is left out, and one that changed meanwhile is read again', async () => {
  const { asked, make } = open();
  const named = [
    { id: 1, version: 1 },
    { id: 2, version: 1 },
  ];
  expect(await make(named, [{ id: 2, version: 2 }])).toEqual(['2 in version 2']);
  expect(await make([{ id: 2, version: 2 }])).toEqual(['2 in version 2']);
  expect(asked).toEqual([[1, 2]]);
});

test('what was taken away is forgotten', async () => {
  const { asked, make } = open();
  await make([{ id: 1, version: 1 }]);
  expect(await make([])).toEqual([]);
  await make([{ id: 1, version: 1 }]);
  expect(asked).toEqual([[1], [1]]);
});

test('of rows with long texts only the first are kept, so that they do not take the memory', async () => {
  const makeOfRows = openRowCache<Row & { text: string }, number>();
  const present = Array.from({ length: 4000 }, (_, place) => ({ id: place + 1, version: 1 }));
  const make = async (letters: number) => {
    const text = 'x'.repeat(letters);
    const made = await makeOfRows({
      present: present.map(({ id }) => ({ id, version: letters })),
      read: async (ids) => ids.map((id) => ({ id, version: letters, text })),
      make: ({ id }) => id,
    });
    return [made.length, made.at(-1)];
  };
  expect(await make(2000)).toEqual([4000, 4000]);
  expect(await make(8000)).toEqual([1500, 1500]);
  expect(await make(8000)).toEqual([1500, 1500]);
  expect(await make(200)).toEqual([4000, 4000]);
});
