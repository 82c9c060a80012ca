import type { Generated } from 'kysely';
import type { Binnable, Flag } from './content-tables.ts';

export interface MediaTable extends Binnable {
  id: Generated<number>;
  /** Made by the server; never the name of the uploaded file. */
  fileName: string;
  originalName: string;
  /** In bytes. */
  size: number;
  mimetype: string;
  width: number;
  height: number;
  uploadedAt: string;
  /** SHA-256 of the uploaded file, in hex; empty when unknown. */
  contentHash: Generated<string>;
  altText: Generated<string>;
  credit: Generated<string>;
  /** How the people in it agreed (KVKK). */
  consentNote: Generated<string>;
  /** '#rrggbb', shown until the picture loads; empty while unknown. */
  color: Generated<string>;
  /** The point that crops keep, in percent of width and height. */
  focusX: Generated<number>;
  focusY: Generated<number>;
  isHidden: Generated<Flag>;
}

export interface OutsidePicturesTable {
  /** SHA-256 in hex. */
  addressHash: string;
  address: string;
  /** The copy that pages show; null while a job of kind `copy` stands for it, or when it was removed for good. */
  mediaId: number | null;
}

export interface MediaVariantsTable {
  mediaId: number;
  width: number;
  /** 'avif' or 'webp'. */
  format: string;
  fileName: string;
  size: number;
}

export interface JobsTable {
  /** `variants` for a picture's smaller copies, its id the key; `copy` of another site's picture, the hash of its address. */
  kind: string;
  key: string;
  /** That failed. */
  attempts: Generated<number>;
  /** While it is at work, the end of its lease; null when it was given up. */
  nextTryAt: string | null;
  /** Why the last attempt failed; empty when none did. */
  failure: Generated<string>;
}

export interface PictureUsesTable {
  /** The hash of its address for a picture of another site, until the copy is here. */
  fileName: string;
  /** 'news', 'operation', 'photo' or 'document'. */
  ownerKind: string;
  ownerId: number;
  /** 'cover', 'extra', 'text' or 'photo'. */
  place: string;
  title: string;
}

/** Files are written before their row and removed after it, so these may have none. */
export interface PendingFilesTable {
  fileName: string;
  /** Process id and a word that tells processes with the same id apart. */
  owner: string;
  notedAt: string;
}
