import { createHash } from 'node:crypto';
import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Tables } from '#/db/tables.ts';

/** A query of a page, and what it gave. */
export interface NotedQuery {
  query: CompiledQuery;
  /** Of the rows; undefined when there is no answer. */
  digest: string | undefined;
}

/** @returns the connection in a copy that notes in `reads` what is read through it */
export function noteReads(db: Kysely<Tables>, reads: NotedQuery[]): Kysely<Tables> {
  const unanswered = new WeakMap<object, NotedQuery>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      const read: NotedQuery = { query: db.getExecutor().compileQuery(node, queryId), digest: undefined };
      reads.push(read);
      unanswered.set(queryId, read);
      return node;
    },
    async transformResult({ result, queryId }) {
      const read = unanswered.get(queryId);
      if (read) read.digest = digestOf(result.rows);
      return result;
    },
  } satisfies KyselyPlugin);
}

/** Whether each query would give the same rows now. One that fails does not. */
export async function giveTheSame(db: Kysely<Tables>, reads: readonly NotedQuery[]): Promise<boolean> {
  try {
    for (const { query, digest } of reads) {
      const { rows } = await db.executeQuery(query);
      if (digestOf(rows) !== digest) return false;
    }
    return true;
  } catch {
    return false;
  }
}

const digestOf = (rows: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
