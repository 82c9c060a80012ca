import type { Database as SqliteFile, Statement } from 'better-sqlite3';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ObservedFaults } from '../observed-faults.ts';

const mostCachedStatements = 500;
/** In ms, for readers of other processes when the server stops. */
const checkpointWait = 1000;

/** Keeps prepared statements, because Kysely writes the same SQL again and again. */
export class CachedFile {
  readonly #file: SqliteFile;
  readonly #faults: ObservedFaults;
  readonly #statements = new LRUCache<string, Statement>({ max: mostCachedStatements });

  constructor(file: SqliteFile, faults: ObservedFaults) {
    this.#file = file;
    this.#faults = faults;
  }

  get isInTransaction() {
    return this.#file.inTransaction;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    return this.#observe(() => {
      const statement = this.#prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  execute(sql: string) {
    this.#observe(() => this.#file.exec(sql));
  }

  checkpoint() {
    this.#file.pragma(`busy_timeout = ${checkpointWait}`);
    this.#file.pragma('wal_checkpoint(TRUNCATE)');
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

  #prepare(sql: string): Statement {
    const prepared = this.#statements.get(sql);
    if (prepared) return prepared;
    const statement = this.#file.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
