import { isDeepStrictEqual } from 'node:util';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Content, DocumentName } from '#/content/documents.ts';
import type { ContentPart } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import type { LibraryPicture } from '#/media/answers.server.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import { type AnsweredQuery, addTables, type SharedQueries } from './shared-queries.ts';

/** Tells whether an answer may be sent on after a change of content. */
export interface Dependencies {
  /** The tables that it was made from, and what the documents and the pictures are parts of. */
  parts: ReadonlySet<string>;
  /** Tells whether it would be made alike now; left out where only making it tells. Never fails for want of the database. */
  isCurrent?(): Promise<boolean>;
}

/** Sources of a page. */
export interface PageSources {
  queries: readonly AnsweredQuery[];
  /** 'YYYY-MM-DD' in Istanbul. */
  day: string;
  documents: ReadonlyMap<DocumentName, unknown>;
  pictures: ReadonlyMap<string, LibraryPicture | undefined>;
}

interface Sources {
  queries: SharedQueries;
  content: Content;
  find: FindPicture;
}

interface Tracking {
  /** Read the same as the sources do, and note what is read. */
  sources: { db: Kysely<Tables>; content: Content; find: FindPicture };
  /** @returns what was read up to now */
  read(day: string): PageSources & Pick<Dependencies, 'parts'>;
}

/** Starts to note what one page is drawn from. */
export function trackDependencies({ queries, content, find }: Sources): Tracking {
  const answered: AnsweredQuery[] = [];
  const pictures = new Map<string, LibraryPicture | undefined>();
  const tracked = trackDocuments(content);
  return {
    sources: {
      db: queries.connect((query) => answered.push(query)),
      content: tracked.content,
      find(address) {
        const picture = find(address);
        pictures.set(address, picture);
        return picture;
      },
    },
    read(day) {
      const documents = new Map(tracked.namesRead().map((name) => [name, content[name]]));
      const parts = new Set(answered.flatMap(({ tables }) => [...tables]));
      if (documents.size > 0) parts.add('documents' satisfies ContentPart);
      if (pictures.size > 0) parts.add('pictures' satisfies ContentPart);
      return { queries: answered, day, documents, pictures, parts };
    },
  };
}

/**
 * Starts to note what an answer of another kind is made of: nothing but tables, so after a write to one of them it is made anew.
 * @returns a database to read from, and what was read up to now; undefined of an answer that read nothing here
 */
export function noteTables(db: Kysely<Tables>): {
  db: Kysely<Tables>;
  dependencies(documents?: 'and documents'): Dependencies | undefined;
} {
  const read = new Set<string>();
  const note: KyselyPlugin = {
    transformQuery({ node }) {
      addTables(read, node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: db.withPlugin(note),
    dependencies(documents) {
      const parts = documents ? new Set([...read, 'documents' satisfies ContentPart]) : read;
      return parts.size > 0 ? { parts } : undefined;
    },
  };
}

/**
 * Tells whether a page would look as it did, so that it need not be drawn again. What a page reads depends on nothing but
 * its queries, documents, pictures and the day, so comparing these is enough.
 */
export const areCurrent = async (
  { queries, day, documents, pictures }: PageSources,
  now: Sources & { day: string },
): Promise<boolean> =>
  day === now.day &&
  [...documents].every(([name, document]) => isDeepStrictEqual(document, now.content[name])) &&
  [...pictures].every(([address, picture]) => isDeepStrictEqual(picture, now.find(address))) &&
  (await giveTheSameRows(queries, now.queries));

/** @returns the same content, and what tells which documents have been read of it */
function trackDocuments(content: Content): { content: Content; namesRead: () => DocumentName[] } {
  const names = new Set<DocumentName>();
  const tracked = new Proxy(content, {
    get(target, name) {
      if (name in target) names.add(name as DocumentName);
      return Reflect.get(target, name);
    },
  });
  return { content: tracked, namesRead: () => [...names] };
}

/** Compares the rows of each query with those it would give now. A query that fails gives other rows. */
export async function giveTheSameRows(
  answered: readonly AnsweredQuery[],
  queries: SharedQueries,
): Promise<boolean> {
  try {
    for (const { query, digest } of answered) if ((await queries.ask(query)).digest !== digest) return false;
    return true;
  } catch {
    return false;
  }
}
