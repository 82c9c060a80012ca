import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Content, DocumentName } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { noteDocuments } from '#/documents/note-documents.ts';
import type { FindPicture, LibraryPicture } from '#/media/library-picture.ts';
import { giveTheSame, type NotedQuery, noteReads } from './reads.ts';

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
