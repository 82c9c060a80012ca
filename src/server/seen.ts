import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Content, DocumentName } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { noteDocuments } from '#/documents/note-documents.ts';
import type { FindPicture, LibraryPicture } from '#/media/library-picture.ts';

/** All that a page was drawn from. */
export interface Seen {
  /** Of the rows that its queries gave. */
  digest: string;
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

/** A page whose rows, documents and pictures are as they were looks as it did, so it need not be drawn again. */
export function noteSources({ db, content, find }: Sources): Noting {
  const rows: string[] = [];
  const pictures = new Map<string, LibraryPicture | undefined>();
  const noted = noteDocuments(content);
  return {
    sources: {
      db: db.withPlugin(digestRows((digest) => rows.push(digest))),
      content: noted.content,
      find(address) {
        const picture = find(address);
        pictures.set(address, picture);
        return picture;
      },
    },
    seen: (day) => ({
      // queries that run side by side may end in any order
      digest: rows.toSorted().join(' '),
      day,
      documents: new Map(noted.namesRead().map((name) => [name, content[name]])),
      pictures,
    }),
  };
}

/** @param now what the page's queries gave just now, drawn or not */
export const isAsSeen = (
  seen: Seen,
  { now, content, find }: { now: Pick<Seen, 'digest' | 'day'>; content: Content; find: FindPicture },
): boolean =>
  seen.digest === now.digest &&
  seen.day === now.day &&
  [...seen.documents].every(([name, document]) => isDeepStrictEqual(document, content[name])) &&
  [...seen.pictures].every(([address, picture]) => isDeepStrictEqual(picture, find(address)));

const digestRows = (note: (digest: string) => void): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    note(createHash('sha256').update(JSON.stringify(result.rows)).digest('base64url'));
    return result;
  },
});
