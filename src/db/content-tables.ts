import type { Generated, Selectable } from 'kysely';
import type { AdminNoticeKind } from '#/stored/admin-notices.ts';
import type { StoredKind } from '#/stored/kinds.ts';

/** Tables of what visitors see, and of what is kept beside it. */
export interface ContentTables {
  documents: DocumentsTable;
  versions: VersionsTable;
  documentProposals: DocumentProposalsTable;
  adminNotices: AdminNoticesTable;
  seenNotices: SeenNoticesTable;
  media: MediaTable;
  mediaVariants: MediaVariantsTable;
  jobs: JobsTable;
  pictureUses: PictureUsesTable;
  outsidePictures: OutsidePicturesTable;
  pendingFiles: PendingFilesTable;
}

export type Flag = 0 | 1;

/** Columns of the bin; both are null outside of it. */
interface Binnable {
  deletedAt: string | null;
  /** The username at that time. */
  deletedBy: string | null;
}

/** Usernames at that time; empty when unknown. */
export interface Authored {
  createdBy: string;
  updatedBy: string;
}

/** Columns of every collection's table beside those of its fields (src/collections/rows.server.ts). */
export interface CollectionTable extends Binnable {
  id: Generated<number>;
  createdAt: string;
  updatedAt: string;
  /** Rises with each change; saving over a newer version is a conflict. */
  version: Generated<number>;
  /** What the panel finds and orders it by (src/collections/list.server.ts); empty until housekeeping has filled them. */
  searchKey: Generated<string>;
  titleKey: Generated<string>;
}

/** Columns of a collection that has drafts. */
export interface PublishableTable extends CollectionTable {
  isPublished: Flag;
}

/** Columns of a collection whose things may come out at a time. */
export interface PlannedTable extends PublishableTable {
  /** The time chosen for it to come out; null when none was chosen. */
  publishAt: string | null;
  /** 1 while it waits for that time. It is not published then, so no visitor's query finds it. */
  isScheduled: Flag;
  /** Id of the person who chose the time. */
  scheduledBy: number | null;
}

interface DocumentsTable {
  id: Generated<number>;
  /** A name in content/documents.ts. */
  name: string;
  /** BCP 47; only 'tr' so far. */
  language: string;
  /** JSON: what was saved last, which may have gaps. */
  value: string;
  version: number;
  updatedAt: string;
  /** The username at that time. */
  updatedBy: string;
  /** JSON: what visitors read. */
  publishedValue: string;
  publishedVersion: number;
  /** When `value` comes out by itself; null when nobody chose a time. */
  publishAt: string | null;
  /** Id of the person who chose the time. */
  scheduledBy: number | null;
  /** JSON: ids of those who have written the guarded fields of `value` since visitors read others. */
  accountWriters: Generated<string>;
}

/** Versions of whatever has versions, a row for each, including the present one. */
export interface VersionsTable {
  kind: StoredKind | 'document';
  ownerId: number;
  version: number;
  /** As it was then; empty where the kind names it. */
  title: string;
  /** JSON: its fields as they were saved; whoever reads them brings them to today's description. */
  value: string;
  /** 1 when visitors have read it. */
  isPublished: Flag;
  /** When visitors read it first; null when they never did, or the kind does not note it. */
  publishedAt: string | null;
  savedAt: string;
  /** The username at that time; empty when unknown. */
  savedBy: string;
}

export type VersionRow = Selectable<VersionsTable>;

/** The one version of a document that waits for a second person. */
interface DocumentProposalsTable {
  documentId: number;
  version: number;
  /** Id of the person who wanted to publish it. */
  proposedBy: number | null;
  /** JSON: ids of those who wrote its guarded fields. */
  writers: string;
  /** The username at that time. */
  proposedByName: string;
  proposedAt: string;
}

/** Notices that every admin is told at the next visit, and by e-mail where one is set. */
interface AdminNoticesTable {
  id: Generated<number>;
  kind: AdminNoticeKind;
  /** Of the text that it is about. */
  title: string;
  /** The account or address that was let through; for a confirmed change, who proposed it. */
  detail: string;
  /** The username at that time. */
  byName: string;
  at: string;
  /** Null while no e-mail has gone out. */
  mailedAt: string | null;
}

/** Notices that an admin has taken note of. */
interface SeenNoticesTable {
  noticeId: number;
  staffId: number;
}

interface MediaTable extends Binnable {
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

interface OutsidePicturesTable {
  /** SHA-256 in hex. */
  addressHash: string;
  address: string;
  /** The copy that pages show; null while a job of kind `copy` stands for it, or when it was removed for good. */
  mediaId: number | null;
}

interface MediaVariantsTable {
  mediaId: number;
  width: number;
  /** 'avif' or 'webp'. */
  format: string;
  fileName: string;
  size: number;
}

interface JobsTable {
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

interface PictureUsesTable {
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
interface PendingFilesTable {
  fileName: string;
  /** Process id and a word that tells processes with the same id apart. */
  owner: string;
  notedAt: string;
}
