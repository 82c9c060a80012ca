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

/** Keeps what is made of each row in memory, and makes it again when the row's version has risen. */
export function keepMadeOfRows<Row extends Versioned, Made>() {
  let kept = new Map<number, { version: number; made: Made }>();

  return async function makeOfRows({ present, read, make }: Making<Row, Made>): Promise<Made[]> {
    const made = new Map<number, { version: number; made: Made }>();
    for (const { id, version } of present) {
      const known = kept.get(id);
      if (known?.version === version) made.set(id, known);
    }
    const unknown = present.filter(({ id }) => !made.has(id)).map(({ id }) => id);
    for (const ids of inBatches(unknown))
      for (const [place, row] of (await read(ids)).entries()) {
        // thousands at once would keep all visitors waiting
        if (place % atOnce === 0) await nextTurn();
        made.set(row.id, { version: row.version, made: make(row) });
      }
    kept = made;
    // one that went meanwhile is missing
    return present.flatMap(({ id }) => made.get(id)?.made ?? []);
  };
}

const atOnce = 50;
