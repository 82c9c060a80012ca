import { hash } from 'node:crypto';
import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely, SelectQueryNode } from 'kysely';
import type { Tables } from '#/db/tables.ts';

interface QueryAnswer {
  /** As the database gives them, before the columns get their names in code. */
  rows: unknown[];
  /** A hash of the rows. */
  digest: string;
  /** The length of the rows as JSON, in characters. */
  size: number;
}

/** Characters of queries and of rows as JSON. What does not fit is asked each time. */
const mostKept = 8 * 1024 * 1024;

interface Kept {
  generation: number;
  answers: Map<string, Promise<QueryAnswer>>;
  /** Characters that more answers may have. */
  room: number;
}

/**
 * Answers the queries of all pages, and asks the database each of them once for every change of content. An answer was read
 * after the content had its present generation, so whoever takes it reads nothing older than by asking at that change.
 */
export class SharedQueries {
  readonly #db: Kysely<Tables>;
  readonly #generation: () => number;
  #kept: Kept = { generation: -1, answers: new Map(), room: 0 };

  /** @param generation of the content now, as the page cache counts it */
  constructor(db: Kysely<Tables>, generation: () => number) {
    this.#db = db;
    this.#generation = generation;
  }

  /** @throws what the database throws; a failure is not kept */
  ask(query: CompiledQuery): Promise<QueryAnswer> {
    const generation = this.#generation();
    if (this.#kept.generation !== generation) this.#kept = { generation, answers: new Map(), room: mostKept };
    const key = `${query.sql} ${JSON.stringify(query.parameters)}`;
    return this.#kept.answers.get(key) ?? this.#keep(key, query);
  }

  /** @returns a connection for one page, which asks here, and tells `onAnswer` each query and the hash of its rows */
  connect(onAnswer: (query: CompiledQuery, digest: string) => void): Kysely<Tables> {
    const executor = this.#db.getExecutor();
    const answer = async (query: CompiledQuery) => {
      if (!SelectQueryNode.is(query.query)) throw new TypeError('A page reads, and writes nothing.');
      const { rows, digest } = await this.ask(query);
      onAnswer(query, digest);
      return rows;
    };
    return new Kysely({
      // they copy the rows, so no page can change those of another
      plugins: [...executor.plugins],
      dialect: {
        createDriver: () => new AnsweringDriver(answer),
        createQueryCompiler: () => ({ compileQuery: (node, id) => executor.compileQuery(node, id) }),
        createAdapter: () => executor.adapter,
        createIntrospector: () => this.#db.introspection,
      },
    });
  }

  #keep(key: string, query: CompiledQuery): Promise<QueryAnswer> {
    const kept = this.#kept;
    const answer = this.#read(query);
    kept.answers.set(key, answer);
    const forget = () => void kept.answers.delete(key);
    // a query without rows takes memory, too: strangers may make up addresses
    answer.then(({ size }) => {
      const taken = size + key.length;
      if (taken > kept.room) forget();
      else kept.room -= taken;
    }, forget);
    return answer;
  }

  async #read(query: CompiledQuery): Promise<QueryAnswer> {
    const executor = this.#db.getExecutor();
    const { rows } = await executor.provideConnection((connection) => connection.executeQuery(query));
    const json = JSON.stringify(rows);
    return { rows, digest: hash('sha256', json, 'base64url'), size: json.length };
  }
}

/** A driver without a database, which has no transactions. */
class AnsweringDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(answer: (query: CompiledQuery) => Promise<unknown[]>) {
    super();
    this.#connection = {
      async executeQuery<Row>(query: CompiledQuery) {
        // the rows of the query that Kysely has compiled for this very type
        return { rows: (await answer(query)) as Row[] };
      },
      streamQuery() {
        throw new TypeError('A page is given its rows at once.');
      },
    };
  }

  override acquireConnection = async (): Promise<DatabaseConnection> => this.#connection;

  override async beginTransaction(): Promise<void> {
    throw new TypeError('A page reads outside of transactions.');
  }
}
