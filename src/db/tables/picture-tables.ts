import type { Generated } from 'kysely';
import type { Binnable, Flag } from './columns.ts';

export interface MediaTable extends Binnable {
  id: Generated<number>;
  /** Name of the stored file, made by the server: never the name it was uploaded under. */
  fileName: string;
  originalName: string;
  /** Bytes. */
  size: number;
  mimetype: string;
  width: number;
  height: number;
  uploadedAt: string;
  /** SHA-256 of the file as it was uploaded, in hex; empty where it is not known. */
  contentHash: Generated<string>;
  altText: Generated<string>;
  /** Who took it. */
  credit: Generated<string>;
  /** How the people in it agreed (KVKK). */
  consentNote: Generated<string>;
  /** '#rrggbb' to show until the picture comes; empty where it is not known yet. */
  color: Generated<string>;
  /** The point that crops keep, in percent of width and height. */
  focusX: Generated<number>;
  focusY: Generated<number>;
  /** Taken off every public page. */
  isHidden: Generated<Flag>;
  /** Its file has not come yet from where `outsidePictures` says; until then its file name is a placeholder. */
  isWaiting: Generated<Flag>;
}

/** A row for each address elsewhere that something has named. */
export interface OutsidePicturesTable {
  /** SHA-256 of the address, in hex. */
  addressHash: string;
  address: string;
  /** The picture that pages show for it; null when that has left the bin for good. */
  mediaId: number | null;
  /** How often its copy has been tried for. */
  attempts: Generated<number>;
  /** Null when nobody will try any more: the copy is there, or was given up. */
  nextTryAt: string | null;
  /** Why the last attempt failed, for staff; empty when none has. */
  failure: Generated<string>;
}

/** Smaller copies of a picture, in the widths and formats that pages use. */
export interface MediaVariantsTable {
  mediaId: number;
  width: number;
  /** 'avif' or 'webp'. */
  format: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** A row for each picture whose variants are still to be made. */
export interface PictureWorkTable {
  mediaId: number;
  attempts: Generated<number>;
  /** Why the last attempt failed, for the operator. */
  failure: Generated<string>;
}

/** Where each picture of the library is used; rewritten with its owner. */
export interface PictureUsesTable {
  fileName: string;
  /** 'news', 'operation' or 'photo'. */
  ownerKind: string;
  ownerId: number;
  /** 'cover', 'extra', 'text' or 'photo'. */
  place: string;
  /** The owner's. */
  title: string;
}

/** Files that may have no row: written before it, removed after it. */
export interface PendingFilesTable {
  fileName: string;
  /** Process id of who works on it, and a word that tells its processes apart. */
  owner: string;
  notedAt: string;
}
