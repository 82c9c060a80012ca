import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ObservedFaults } from '../faults.ts';
import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

const mostCachedStatements = 500;
/** In ms, for readers of other processes when the server stops. */
const checkpointWait = 1000;

/** Keeps prepared statements, because Kysely writes the same SQL again and again. */
export class CachedFile {
  readonly #file: SqliteFile;
  readonly #faults: ObservedFaults;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: mostCachedStatements });

  constructor(file: SqliteFile, faults: ObservedFaults) {
    this.#file = file;
    this.#faults = faults;
  }

  get isInTransaction() {
    return this.#file.isInTransaction;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    return this.#observe(() => {
      const statement = this.#prepare(sql);
      if (statement.givesRows) return { rows: statement.all(parameters) as Row[] };
      return { rows: [], numAffectedRows: statement.run(parameters) };
    });
  }

  execute(sql: string) {
    this.#observe(() => this.#file.execute(sql));
  }

  checkpoint() {
    this.#file.execute(`pragma busy_timeout = ${checkpointWait}`);
    this.#file.execute('pragma wal_checkpoint(TRUNCATE)');
  }

  close() {
    this.#file.close();
  }

  #observe<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      this.#faults.noteError(error);
      throw error;
    }
  }

  #prepare(sql: string): SqliteStatement {
    const prepared = this.#statements.get(sql);
    if (prepared) return prepared;
    const statement = this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
