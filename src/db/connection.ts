import type { Dialect } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** Differences of SQLite and PostgreSQL: whatever uses a connection is the same for both. */
export interface Connection {
  engine: Engine;
  dialect: Dialect;
  faults: ObservedFaults;
  watchWrites(watcher: Watcher): () => Promise<void>;
}

export interface Watcher {
  look(): void;
  /** Hears that the connection was down: anything may have changed, even back to an earlier state. */
  onMissed(): void;
}

export interface ConnectionOptions {
  /** Gets faults outside any query, such as an idle connection that loses its server. */
  onError: (error: Error) => void;
  timeouts: Timeouts;
}

/** Milliseconds; 0 is without limit. All but `lock` are for PostgreSQL. */
export interface Timeouts {
  connect: number;
  query: number;
  /** For connection and statement together. */
  call: number;
  /** Between two checks of the listening connection, and for each answer. */
  heartbeat: number;
  /** SQLite: for a lock of another process, including the wait in the queue. */
  lock: number;
}

/** Timeouts of the server, under which no visitor waits over eight seconds (docs/operating.md). */
export const serverTimeouts: Timeouts = {
  connect: 4500,
  query: 4500,
  call: 6500,
  heartbeat: 4000,
  lock: 5000,
};

/** Timeouts for migrations and commands, which may take minutes on a large table. */
export const patientTimeouts: Timeouts = { ...serverTimeouts, connect: 30_000, query: 0, call: 0 };

/**
 * Fails when `promise` is late; what comes of it later is ignored, also a rejection.
 * @param milliseconds 0 waits without limit
 */
export async function withTimeout<T>(
  promise: Promise<T>,
  {
    milliseconds,
    timeoutError = () => new Error(`no answer within ${milliseconds} ms`),
  }: { milliseconds: number; timeoutError?: () => Error },
): Promise<T> {
  if (milliseconds === 0) return promise;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), milliseconds);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Fault of the network or the server; `cause` holds what the connection or the server said. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** Fault of another process that held a lock for the whole wait. Nothing was written. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

/** The code of SQLite, PostgreSQL (SQLSTATE) or the system; empty when there is none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return String(error.code);
}

/** Hears of an outage of the database once at its beginning and once at its end. @param seconds that it lasted */
interface OutageListener {
  onAway(error: Error): void;
  onBack(seconds: number): void;
}

/** In ms. Calls under way when a server goes fail while the first new ones work already: that is one outage. */
const quietBeforeBack = 1000;

/** Notes what goes wrong with the database, for those who watch it. */
export class ObservedFaults {
  /** Lasts until a backup is restored. */
  damage: Error | undefined;
  /** Of the last write: no space, or read-only. The next one may work again. */
  failedWrite: Error | undefined;
  #outage: { since: number; latest: number } | undefined;
  #outageListener: OutageListener | undefined;
  #waits = 0;

  noteError(error: unknown): void {
    if (!(error instanceof Error)) return;
    if (damaged.test(codeOf(error))) this.damage ??= error;
    if (unwritable.test(codeOf(error))) this.failedWrite = error;
  }

  noteWrite(): void {
    this.failedWrite = undefined;
  }

  listenForOutages(listener: OutageListener): void {
    this.#outageListener = listener;
  }

  noteUnreachable(error: Error): void {
    const now = performance.now();
    if (!this.#outage) this.#outageListener?.onAway(error);
    this.#outage = { since: this.#outage?.since ?? now, latest: now };
  }

  noteAnswer(): void {
    if (!this.#outage) return;
    const { since, latest } = this.#outage;
    const now = performance.now();
    if (now - latest < quietBeforeBack) return;
    this.#outage = undefined;
    this.#outageListener?.onBack(Math.round((now - since) / 1000));
  }

  noteWait(): void {
    this.#waits += 1;
  }

  /** @returns how many calls had to wait for a connection since this was asked last */
  takeWaits(): number {
    const waits = this.#waits;
    this.#waits = 0;
    return waits;
  }
}

/** SQLSTATE XX001 and XX002: damaged table or index. */
const damaged = /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/;

/** SQLSTATE 53100: disk full; 58030: I/O error; 25006: read-only, such as a standby. */
const unwritable = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100|58030|25006)/;
