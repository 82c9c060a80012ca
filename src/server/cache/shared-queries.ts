import { hash } from 'node:crypto';
import { type CompiledQuery, type DatabaseConnection, DummyDriver, Kysely, SelectQueryNode } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Tables } from '#/db/tables.ts';

/** A query of a page. */
export interface AnsweredQuery {
  query: CompiledQuery;
  tables: ReadonlySet<string>;
  /** A hash of the rows that it gave. */
  digest: string;
}

interface QueryAnswer extends Omit<AnsweredQuery, 'query'> {
  /** As the database gives them, before the columns get their names in code. */
  rows: unknown[];
  /** The length of the rows as JSON, in characters. */
  size: number;
}

/** Characters of queries and of rows as JSON. What does not fit is asked each time. */
const mostKept = 8 * 1024 * 1024;

interface Kept {
  tables: ReadonlySet<string>;
  /** The change of these tables after which it was asked. */
  changedAt: number;
  answer: Promise<QueryAnswer>;
}

/**
 * Answers the queries of all pages, and asks the database each of them once for every change of its tables. An answer was
 * read after the last of them, so whoever takes it reads nothing older than by asking at that change.
 */
export class SharedQueries {
  readonly #db: Kysely<Tables>;
  readonly #changedAt: (tables: ReadonlySet<string>) => number;
  readonly #kept = new LRUCache<string, Kept>({ maxSize: mostKept });

  /** @param changedAt the number of the last change of these tables, as the page cache counts them */
  constructor(db: Kysely<Tables>, changedAt: (tables: ReadonlySet<string>) => number) {
    this.#db = db;
    this.#changedAt = changedAt;
  }

  /** @throws what the database throws; a failure is not kept */
  ask(query: CompiledQuery): Promise<QueryAnswer> {
    const key = `${query.sql} ${JSON.stringify(query.parameters)}`;
    const kept = this.#kept.get(key);
    const tables = kept?.tables ?? addTables(new Set(), query.query);
    const changedAt = this.#changedAt(tables);
    if (kept?.changedAt === changedAt) return kept.answer;
    const answer = this.#read(query, tables);
    this.#keep(key, { tables, changedAt, answer });
    return answer;
  }

  /** @returns a connection for one page, which asks here, and tells `onAnswer` of each query */
  connect(onAnswer: (answered: AnsweredQuery) => void): Kysely<Tables> {
    const executor = this.#db.getExecutor();
    const answer = async (query: CompiledQuery) => {
      if (!SelectQueryNode.is(query.query)) throw new TypeError('A page reads, and writes nothing.');
      const { rows, tables, digest } = await this.ask(query);
      onAnswer({ query, tables, digest });
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

  #keep(key: string, kept: Kept): void {
    const isKept = () => this.#kept.peek(key) === kept;
    // a query without rows takes memory, too: strangers may make up addresses
    this.#kept.set(key, kept, { size: key.length });
    kept.answer.then(
      ({ size }) => isKept() && this.#kept.set(key, kept, { size: key.length + size }),
      () => isKept() && this.#kept.delete(key),
    );
  }

  async #read(query: CompiledQuery, tables: ReadonlySet<string>): Promise<QueryAnswer> {
    const executor = this.#db.getExecutor();
    const { rows } = await executor.provideConnection((connection) => connection.executeQuery(query));
    const json = JSON.stringify(rows);
    return { tables, rows, digest: hash('sha256', json, 'base64url'), size: json.length };
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

/** Stands for tables that are named in SQL written by hand. */
const unknownTable = '';
const namesTables = /\b(from|join)\b/i;

/** Adds the names of all tables in a query and the queries inside it. */
export function addTables(tables: Set<string>, node: unknown): Set<string> {
  if (typeof node !== 'object' || node === null) return tables;
  const { kind, table, sqlFragments } = node as TableOrRaw;
  if (kind === 'TableNode' && table) tables.add(table.identifier.name);
  if (kind === 'RawNode' && sqlFragments?.some((text) => namesTables.test(text))) tables.add(unknownTable);
  for (const inner of Object.values(node)) addTables(tables, inner);
  return tables;
}

interface TableOrRaw {
  kind?: string;
  table?: { identifier: { name: string } };
  sqlFragments?: readonly string[];
}
