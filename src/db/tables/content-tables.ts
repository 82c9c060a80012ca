import type { Generated, Selectable } from 'kysely';
import type { AdminNoticeKind } from '#/stored/admin-notices.ts';
import type { StoredKind } from '#/stored/kinds.ts';

export type Flag = 0 | 1;

/** Columns of the bin; both are null outside of it. */
export interface Binnable {
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

export interface DocumentsTable {
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
export interface DocumentProposalsTable {
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
export interface AdminNoticesTable {
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
export interface SeenNoticesTable {
  noticeId: number;
  staffId: number;
}
