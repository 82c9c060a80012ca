import type { Log } from './log.ts';

export interface RegularWork {
  /** In ms. */
  every: number;
  /** Until the first time, in ms; without it, it begins at once. */
  after?: number;
  /** What the log says when it fails. */
  what: string;
  /** One that fails in several ways throws an AggregateError: each of its errors is logged in its own words, with its cause. */
  run(): unknown;
  /** Cuts short what runs. */
  stop?(): void;
}

/**
 * Runs each at its times, and none again before it has ended.
 * @returns what stops them, and waits for what is under way
 */
export function regularly(log: Pick<Log, 'error'>, works: RegularWork[]): () => Promise<void> {
  const stops = works.map((work) => begin(log, work));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function begin(log: Pick<Log, 'error'>, work: RegularWork): () => Promise<void> | undefined {
  let running: Promise<void> | undefined;
  function look() {
    running ??= attempt(log, work).finally(() => {
      running = undefined;
    });
  }
  let first: NodeJS.Timeout | undefined;
  if (work.after === undefined) look();
  else first = setTimeout(look, work.after);
  const timer = setInterval(look, work.every);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    work.stop?.();
    return running;
  };
}

/** Runs it once; a failure is logged. */
export async function attempt(
  log: Pick<Log, 'error'>,
  { what, run }: Pick<RegularWork, 'what' | 'run'>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof AggregateError)) return log.error(error, what);
    for (const { cause, message } of error.errors) log.error(cause, message);
  }
}
