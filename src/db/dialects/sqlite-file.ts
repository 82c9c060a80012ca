import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { sqliteCode } from './sqlite-codes.ts';

/** One connection. What SQLite itself refuses is thrown with SQLite's name of the fault as its `code`. */
export class SqliteFile {
  readonly #file: DatabaseSync;

  constructor(path: string) {
    this.#file = naming(() => new DatabaseSync(path));
  }

  get isInTransaction() {
    return this.#file.isTransaction;
  }

  /** @throws {Error} if the text holds more than one statement, of which SQLite would leave out all but the first */
  prepare(sql: string): SqliteStatement {
    const statement = naming(() => this.#file.prepare(sql));
    if (/[^\s;]/.test(sql.slice(statement.sourceSQL.length)))
      throw new Error(`more than one statement: ${sql}`);
    return new SqliteStatement(statement);
  }

  execute(sql: string): void {
    naming(() => this.#file.exec(sql));
  }

  /** The first column of the first row: what most pragmas answer with. */
  readValue(sql: string): unknown {
    const [row = {}] = this.prepare(sql).all([]);
    return Object.values(row)[0];
  }

  close(): void {
    naming(() => this.#file.close());
  }
}

export class SqliteStatement {
  readonly givesRows: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.givesRows = statement.columns().length > 0;
  }

  /** @throws {RangeError} instead of rounding a number that is too large, as PostgreSQL's side does */
  all(values: readonly unknown[]): object[] {
    return naming(() => this.#statement.all(noNames, ...bindable(values)));
  }

  /** @returns how many rows it changed */
  run(values: readonly unknown[]): bigint {
    return BigInt(naming(() => this.#statement.run(noNames, ...bindable(values))).changes);
  }
}

/** Stands in the place of named values: an object that came first, such as a Date, would be taken for them and bind NULL. */
const noNames = Object.freeze({});

/** SQLite itself refuses what it cannot bind. */
const bindable = (values: readonly unknown[]) => values as readonly SQLInputValue[];

function naming<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error)
      Object.assign(error, { code: sqliteCode(Number(error.errcode)) });
    throw error;
  }
}
