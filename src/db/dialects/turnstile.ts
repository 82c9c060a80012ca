const longestWait = 10_000;

/**
 * Lets one writer through at a time. Who waits longer than ten seconds is told why: nearly always a store function
 * used `db` inside a transaction instead of the transaction itself, which would otherwise hang for ever.
 */
export class Turnstile {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is our turn, with the function that lets the next one in. */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    try {
      await inTime(before);
    } catch (error) {
      // our place stays in the queue until the one before us leaves
      void before.then(leave);
      throw error;
    }
    return leave;
  }
}

async function inTime(turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('Waited 10 s to write. Is `db` used inside a transaction instead of `tx`?')),
      longestWait,
    );
  });
  try {
    await Promise.race([turn, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
