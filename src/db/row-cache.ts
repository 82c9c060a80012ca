import { setImmediate as nextTurn } from 'node:timers/promises';
import { inBatches } from './batches.ts';

interface Versioned {
  id: number;
  version: number;
}

interface Making<Row extends Versioned, Made> {
  /** Those that are wanted, in their order. */
  present: readonly Versioned[];
  read: (ids: number[]) => Promise<Row[]>;
  make: (row: Row) => Made;
}

/** Caches what is made of each row, and makes it again when the row's version has risen. */
export function openRowCache<Row extends Versioned, Made>() {
  let cached = new Map<number, { version: number; made: Made }>();

  return async function makeOfRows({ present, read, make }: Making<Row, Made>): Promise<Made[]> {
    const made = new Map<number, { version: number; made: Made }>();
    for (const { id, version } of present) {
      const known = cached.get(id);
      if (known?.version === version) made.set(id, known);
    }
    const unknown = present.filter(({ id }) => !made.has(id)).map(({ id }) => id);
    for (const ids of inBatches(unknown))
      for (const [place, row] of (await read(ids)).entries()) {
        // thousands at once would let all visitors wait
        if (place % atOnce === 0) await nextTurn();
        made.set(row.id, { version: row.version, made: make(row) });
      }
    cached = made;
    // one that went meanwhile is missing
    return present.flatMap(({ id }) => made.get(id)?.made ?? []);
  };
}

const atOnce = 50;
