import { setImmediate as nextTurn } from 'node:timers/promises';
import { inBatches } from './many-rows.ts';

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

/**
 * Caches what is made of each row, and makes it again when the row's version has risen. Of rows with long texts it takes
 * fewer, the first of those that are wanted: what is made of them stays in memory.
 */
export function openRowCache<Row extends Versioned, Made>() {
  let cached = new Map<number, Cached<Made>>();

  return async function makeOfRows({ present, read, make }: Making<Row, Made>): Promise<Made[]> {
    const made = new Map<number, Cached<Made>>();
    let letters = 0;
    const keep = (id: number, one: Cached<Made>) => {
      letters += one.letters;
      made.set(id, one);
    };
    for (const batch of inBatches(present, fewRows)) {
      if (letters > mostLetters) break;
      const unknown: number[] = [];
      for (const { id, version } of batch) {
        const known = cached.get(id);
        if (known?.version === version) keep(id, known);
        else unknown.push(id);
      }
      if (unknown.length === 0) continue;
      for (const [place, row] of (await read(unknown)).entries()) {
        // thousands at once would let all visitors wait
        if (place % atOnce === 0) await nextTurn();
        keep(row.id, { version: row.version, made: make(row), letters: countLetters(row) });
      }
    }
    cached = made;
    // one that went meanwhile is missing
    return present.flatMap(({ id }) => made.get(id)?.made ?? []);
  };
}

interface Cached<Made> {
  version: number;
  made: Made;
  letters: number;
}

const countLetters = (row: object): number =>
  Object.values(row).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

const atOnce = 50;
const fewRows = 500;
/** 10,000 rows of a thousand letters; in memory each letter takes several bytes. */
const mostLetters = 10_000_000;
