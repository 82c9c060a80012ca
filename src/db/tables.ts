import type { Generated, Selectable } from 'kysely';

/*
 * A row looks the same on SQLite and PostgreSQL: booleans are 0 or 1, lists are JSON text, times are ISO 8601 UTC
 * text. Nothing is converted on the way, so nothing can be converted differently (docs/decisions/002).
 * The database writes snake_case; Kysely's CamelCasePlugin maps it to the names below.
 */
export type Flag = 0 | 1;

interface NewsTable {
  id: Generated<number>;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  imageUrl: string | null;
  /** JSON list of URLs. */
  images: string;
  isPublished: Flag;
  createdAt: string;
  updatedAt: string;
  /** Rises with each change; an editor who saves an older one is told so. */
  version: Generated<number>;
}

interface OperationsTable {
  id: Generated<number>;
  title: string;
  description: string;
  location: string;
  /** 'YYYY-MM-DD': a day of the calendar, not a moment. */
  date: string;
  status: string;
  /** Null when it is none of the eight. */
  type: string | null;
  rescuedCount: number;
  volunteerCount: number;
  imageUrl: string | null;
  createdAt: string;
  updatedAt: string;
  /** As in the news. */
  version: Generated<number>;
}

interface PhotosTable {
  id: Generated<number>;
  imageUrl: string;
  title: string;
  description: string;
  category: string;
  /** Null when it shows none, or one that has been deleted. */
  operationId: number | null;
  createdAt: string;
}

interface MediaTable {
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
}

interface StaffTable {
  id: Generated<number>;
  username: string;
  /** Folded username: one person is one row however the name is typed. */
  usernameKey: string;
  passwordHash: string;
  role: string;
  isDisabled: Generated<Flag>;
  createdAt: string;
  /** Null for somebody who has never signed in. */
  lastSeenAt: string | null;
}

interface SessionsTable {
  /** SHA-256 of the token; the token itself is only in the cookie. */
  tokenHash: string;
  /** Names the session where it is shown; opens nothing. */
  publicId: string;
  staffId: number;
  createdAt: string;
  lastSeenAt: string;
  address: string;
  userAgent: string;
}

interface KnownDevicesTable {
  tokenHash: string;
  staffId: number;
  createdAt: string;
}

interface SignInFailuresTable {
  id: Generated<number>;
  usernameKey: string;
  /** Where it came from: a network address, or a known device. */
  origin: string;
  failedAt: string;
}

/** Rows are added and never changed; each is sealed with the one before (audit-chain.ts). */
interface AuditLogTable {
  /** 1, 2, 3 and so on, without gaps. */
  id: number;
  at: string;
  staffId: number | null;
  /** As it was then. */
  username: string;
  address: string;
  action: string;
  subjectKind: string;
  subjectId: number | null;
  subjectTitle: string;
  /** JSON: fields before and after. */
  change: string;
  previousHash: string;
  hash: string;
}

interface AuditHeadTable {
  /** Always 1: the table has one row. */
  id: number;
  /** How many rows the log has, so that a cut tail is noticed. */
  length: number;
  /** Of the last row; empty while there is none. */
  hash: string;
}

interface ContentVersionTable {
  /** Always 1: the table has one row. */
  id: number;
  version: number;
}

export interface Tables {
  news: NewsTable;
  operations: OperationsTable;
  photos: PhotosTable;
  media: MediaTable;
  staff: StaffTable;
  sessions: SessionsTable;
  knownDevices: KnownDevicesTable;
  signInFailures: SignInFailuresTable;
  auditLog: AuditLogTable;
  auditHead: AuditHeadTable;
  contentVersion: ContentVersionTable;
}

export type NewsRow = Selectable<NewsTable>;
export type OperationRow = Selectable<OperationsTable>;
export type PhotoRow = Selectable<PhotosTable>;
export type MediaRow = Selectable<MediaTable>;
export type StaffRow = Selectable<StaffTable>;
export type AuditRow = Selectable<AuditLogTable>;
