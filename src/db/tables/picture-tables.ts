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
  /** The copy of an outside picture has not come yet, and `fileName` is a placeholder. */
  isWaiting: Generated<Flag>;
}

export interface OutsidePicturesTable {
  /** SHA-256 in hex. */
  addressHash: string;
  address: string;
  /** The copy that pages show; null when it was removed for good. */
  mediaId: number | null;
  attempts: Generated<number>;
  /** Null when the copy is there, or was given up. */
  nextTryAt: string | null;
  /** Why the last attempt failed, for staff; empty when none failed. */
  failure: Generated<string>;
}

export interface MediaVariantsTable {
  mediaId: number;
  width: number;
  /** 'avif' or 'webp'. */
  format: string;
  fileName: string;
  size: number;
}

export interface PictureWorkTable {
  mediaId: number;
  attempts: Generated<number>;
  /** Why the last attempt failed, for the operator. */
  failure: Generated<string>;
}

export interface PictureUsesTable {
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
