export interface CachedReading<State> {
  /** Reads again after `forget`. While the database is away, the last state holds. */
  read(): Promise<State>;
  /** What was read last. */
  readonly last: State;
  forget(): void;
}

export interface ReadingEvents {
  onError: (error: unknown) => void;
  /** Reading works again: what was made from the last state may be old. */
  onRecovered: () => void;
}

/** Keeps in memory what `readNow` reads, so that a page costs no query for it. @throws what the first reading throws */
export async function openCachedReading<State>(
  readNow: () => Promise<State>,
  { onError, onRecovered }: ReadingEvents,
): Promise<CachedReading<State>> {
  let last = await readNow();
  let hasFailed = false;
  let reading: Promise<State> | undefined = Promise.resolve(last);
  let latest = 0;

  async function readAgain(): Promise<State> {
    latest += 1;
    const mine = latest;
    try {
      const state = await readNow();
      // an earlier reading may end after a later one
      if (mine !== latest) return state;
      last = state;
      if (hasFailed) onRecovered();
      hasFailed = false;
    } catch (error) {
      hasFailed = true;
      onError(error);
      // so not every request tries again
      setTimeout(forget, retryAfter).unref();
    }
    return last;
  }
  function forget() {
    reading = undefined;
  }
  return {
    read() {
      reading ??= readAgain();
      return reading;
    },
    get last() {
      return last;
    },
    forget,
  };
}

const retryAfter = 1000;
