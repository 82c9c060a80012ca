import type { Content, DocumentName } from './documents.ts';

/**
 * Source from which the server reads the documents. A snapshot is read once for each answer, so that no answer mixes
 * two of them.
 */
export interface ContentSource {
  /**
   * The newest snapshot, the same object until something is published. While the database is away it is the last one, and
   * pages drawn from that are cleared afterwards.
   */
  read(): Promise<Content>;
  /** What was read last, for what cannot wait: headers, security.txt, the rules for passwords. */
  readonly last: Content;
}

/** Documents that a page takes of the snapshot: `Reads<'about'>`. */
export interface Reads<Name extends DocumentName> {
  content: Pick<Content, Name>;
}
