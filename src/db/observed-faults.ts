import { codeOf } from './faults.ts';

export class ObservedFaults {
  #damage: Error | undefined;
  #failedWrite: Error | undefined;

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
}

/** SQLSTATE XX001 and XX002: damaged table or index. */
const damaged = /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/;

/** SQLSTATE 53100: disk full; 58030: I/O error; 25006: read-only, such as a standby. */
const unwritable = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100|58030|25006)/;
