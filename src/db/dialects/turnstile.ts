import { within } from '../within.ts';

const longestWait = 10_000;

/** Gives up after 10 s: almost always a store function used `db` inside a transaction, which would hang forever. */
export class Turnstile {
  #last: Promise<void> = Promise.resolve();

  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = () => {};
    this.#last = new Promise((resolve) => {
      leave = resolve;
    });
    try {
      await within(before, { milliseconds: longestWait, timeoutError: neverOurTurn });
    } catch (error) {
      // our place stays in the queue until the writer before us leaves
      void before.then(leave);
      throw error;
    }
    return leave;
  }
}

const neverOurTurn = () =>
  new Error('Waited 10 s to write. Is `db` used inside a transaction instead of `tx`?');
