import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { ObservedFaults } from '../connection.ts';

const mostCachedStatements = 500;
/** In ms, for readers of other processes when the server stops. */
const checkpointWait = 1000;

/** Connection. What SQLite itself refuses is thrown with SQLite's name of the fault as its `code`. */
export class SqliteFile {
  readonly #file: DatabaseSync;
  readonly #faults: ObservedFaults;
  /** Kysely writes the same SQL again and again. */
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: mostCachedStatements });

  /** @param faults hear of each query that fails */
  constructor(path: string, faults = new ObservedFaults()) {
    this.#file = naming(() => new DatabaseSync(path));
    this.#faults = faults;
  }

  get isInTransaction() {
    return this.#file.isTransaction;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    return this.#observe(() => {
      const statement = this.prepare(sql);
      if (statement.givesRows) return { rows: statement.all(parameters) as Row[] };
      return { rows: [], numAffectedRows: statement.run(parameters) };
    });
  }

  /** @throws {Error} if the text holds more than one statement, of which SQLite would leave out all but the first */
  prepare(sql: string): SqliteStatement {
    const prepared = this.#statements.get(sql);
    if (prepared) return prepared;
    const made = naming(() => this.#file.prepare(sql));
    if (/[^\s;]/.test(sql.slice(made.sourceSQL.length))) throw new Error(`more than one statement: ${sql}`);
    const statement = new SqliteStatement(made);
    this.#statements.set(sql, statement);
    return statement;
  }

  execute(sql: string): void {
    this.#observe(() => naming(() => this.#file.exec(sql)));
  }

  /** @returns the first column of the first row: what most pragmas answer with */
  readValue(sql: string): unknown {
    const [row = {}] = this.prepare(sql).all([]);
    return Object.values(row)[0];
  }

  checkpoint(): void {
    this.execute(`pragma busy_timeout = ${checkpointWait}`);
    this.execute('pragma wal_checkpoint(TRUNCATE)');
  }

  close(): void {
    naming(() => this.#file.close());
  }

  #observe<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#faults.noteError(error);
      throw error;
    }
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

/**
 * The primary code and, behind its name, its extended codes in their order, as sqlite.org/rescode.html counts them. `node:sqlite`
 * gives only the number.
 */
const names: Record<number, string> = {
  1: 'ERROR MISSING_COLLSEQ RETRY SNAPSHOT RESERVESIZE KEY UNABLE',
  2: 'INTERNAL',
  3: 'PERM',
  4: 'ABORT _ ROLLBACK',
  5: 'BUSY RECOVERY SNAPSHOT TIMEOUT',
  6: 'LOCKED SHAREDCACHE VTAB',
  7: 'NOMEM',
  8: 'READONLY RECOVERY CANTLOCK ROLLBACK DBMOVED CANTINIT DIRECTORY',
  9: 'INTERRUPT',
  10:
    'IOERR READ SHORT_READ WRITE FSYNC DIR_FSYNC TRUNCATE FSTAT UNLOCK RDLOCK DELETE BLOCKED NOMEM ACCESS CHECKRESERVEDLOCK LOCK ' +
    'CLOSE DIR_CLOSE SHMOPEN SHMSIZE SHMLOCK SHMMAP SEEK DELETE_NOENT MMAP GETTEMPPATH CONVPATH VNODE AUTH BEGIN_ATOMIC ' +
    'COMMIT_ATOMIC ROLLBACK_ATOMIC DATA CORRUPTFS IN_PAGE BADKEY CODEC',
  11: 'CORRUPT VTAB SEQUENCE INDEX',
  12: 'NOTFOUND',
  13: 'FULL',
  14: 'CANTOPEN NOTEMPDIR ISDIR FULLPATH CONVPATH DIRTYWAL SYMLINK',
  15: 'PROTOCOL',
  17: 'SCHEMA',
  18: 'TOOBIG',
  19: 'CONSTRAINT CHECK COMMITHOOK FOREIGNKEY FUNCTION NOTNULL PRIMARYKEY TRIGGER UNIQUE VTAB ROWID PINNED DATATYPE',
  20: 'MISMATCH',
  21: 'MISUSE',
  22: 'NOLFS',
  23: 'AUTH USER',
  25: 'RANGE',
  26: 'NOTADB',
};

/** @returns SQLite's name of a result code, such as `SQLITE_IOERR_WRITE` for 778; of an unknown extended code, its primary one */
export function sqliteCode(number: number): string {
  const [primary, ...extended] = (names[number & 0xff] ?? 'ERROR').split(' ');
  const rest = number >> 8 && extended[(number >> 8) - 1];
  return ['SQLITE', primary, ...(rest ? [rest] : [])].join('_');
}
