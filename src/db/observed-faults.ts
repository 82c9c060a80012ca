import { codeOf } from './faults.ts';

/** What failing statements have shown of the database since it was opened. */
export class ObservedFaults {
  #damage: Error | undefined;
  #failedWrite: Error | undefined;

  /** What is stored does not fit together; it stays so until a backup is put back. */
  get damage(): Error | undefined {
    return this.#damage;
  }

  /** The last write failed for want of room, or since the database may not be written; another may work again. */
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

/** SQLSTATE XX001 and XX002: a damaged table or index of PostgreSQL. */
const damaged = /^(SQLITE_CORRUPT|SQLITE_NOTADB|XX001|XX002)/;

/** SQLSTATE 53100: disk full; 58030: input or output failed; 25006: read-only, as a standby is. */
const unwritable = /^(SQLITE_FULL|SQLITE_IOERR|SQLITE_READONLY|53100|58030|25006)/;
