/** A dice that falls the same way each time for the same seed (mulberry32), so that a failed run can be run again. */
export function seededChance(seed: number) {
  let state = seed;

  /** From 0 up to 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    happens: (probability: number) => next() < probability,
    pick: <Choice>(choices: readonly Choice[]): Choice => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined) throw new Error('There is nothing to pick from.');
      return choice;
    },
    /** A whole number from 0 up to `limit`, which it never is. */
    below: (limit: number) => Math.floor(next() * limit),
    milliseconds: (most: number) => Math.floor(next() * most),
  };
}

export type Chance = ReturnType<typeof seededChance>;
