import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CompiledQuery, Kysely, KyselyPlugin } from 'kysely';
import type { Content, DocumentName } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import type { LibraryPicture } from '#/media/answers.server.ts';
import type { FindPicture } from '#/media/library-picture.ts';

/** All that a page was drawn from. */
export interface Seen {
  reads: readonly NotedQuery[];
  day: string;
  documents: ReadonlyMap<DocumentName, unknown>;
  pictures: ReadonlyMap<string, LibraryPicture | undefined>;
}

interface Sources {
  db: Kysely<Tables>;
  content: Content;
  find: FindPicture;
}

export interface Noting {
  /** In place of the sources: what is read through them is noted. */
  sources: Sources;
  /** What was read up to now. */
  seen(day: string): Seen;
}

export function noteSources({ db, content, find }: Sources): Noting {
  const reads: NotedQuery[] = [];
  const pictures = new Map<string, LibraryPicture | undefined>();
  const noted = noteDocuments(content);
  return {
    sources: {
      db: noteReads(db, reads),
      content: noted.content,
      find(address) {
        const picture = find(address);
        pictures.set(address, picture);
        return picture;
      },
    },
    seen: (day) => ({
      reads,
      day,
      documents: new Map(noted.namesRead().map((name) => [name, content[name]])),
      pictures,
    }),
  };
}

/**
 * A page whose rows, documents and pictures are as they were looks as it did, so it need not be drawn again. What it reads
 * depends on nothing but these, so to ask its queries again is enough.
 */
export const isAsSeen = async (
  { reads, day, documents, pictures }: Seen,
  now: Sources & { day: string },
): Promise<boolean> =>
  day === now.day &&
  [...documents].every(([name, document]) => isDeepStrictEqual(document, now.content[name])) &&
  [...pictures].every(([address, picture]) => isDeepStrictEqual(picture, now.find(address))) &&
  (await giveTheSame(now.db, reads));

/** The same content; tells which documents have been read of it. */
function noteDocuments(content: Content): { content: Content; namesRead: () => DocumentName[] } {
  const names = new Set<DocumentName>();
  const noted = new Proxy(content, {
    get(target, name) {
      if (name in target) names.add(name as DocumentName);
      return Reflect.get(target, name);
    },
  });
  return { content: noted, namesRead: () => [...names] };
}

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
