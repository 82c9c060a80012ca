import { createHash } from 'node:crypto';
import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Tables } from '#/db/tables.ts';

/** A query of a page, and what it gave. */
export interface NotedQuery {
  query: CompiledQuery;
  /** Of the rows. */
  digest: string;
}

/**
 * @returns the connection in a copy that notes in `reads` what is read through it. What has no answer is not noted: it is
 * a part of another query, or has failed, and a page that lacks its data is not kept
 */
export function noteReads(db: Kysely<Tables>, reads: NotedQuery[]): Kysely<Tables> {
  const asked = new WeakMap<object, CompiledQuery>();
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      asked.set(queryId, db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    async transformResult({ result, queryId }) {
      const query = asked.get(queryId);
      if (query) reads.push({ query, digest: digestOf(result.rows) });
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
