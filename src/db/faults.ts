/** `cause` holds what the connection or the server said. */
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

export class ObservedFaults {
  #damage: Error | undefined;
  #failedWrite: Error | undefined;
  #outage: { since: number; latest: number } | undefined;
  #outageListener: OutageListener | undefined;
  #waits = 0;

  /** Lasts until a backup is restored. */
  get damage(): Error | undefined {
    return this.#damage;
  }

  /** The last write failed: no space, or read-only. The next one may work again. */
  get failedWrite(): Error | undefined {
    return this.#failedWrite;
  }

  noteError(error: unknown): void {
    if (!(error instanceof Error)) return;
    if (damaged.test(codeOf(error))) this.#damage ??= error;
    if (unwritable.test(codeOf(error))) this.#failedWrite = error;
  }

  noteWrite(): void {
    this.#failedWrite = undefined;
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
