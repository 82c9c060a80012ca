import type { Generated, Selectable } from 'kysely';
import type {
  AdminNoticesTable,
  DocumentProposalsTable,
  DocumentsTable,
  NewsTable,
  OperationsTable,
  PhotosTable,
  SeenNoticesTable,
  VersionsTable,
} from './tables/content-tables.ts';
import type {
  JobsTable,
  MediaTable,
  MediaVariantsTable,
  OutsidePicturesTable,
  PendingFilesTable,
  PictureUsesTable,
} from './tables/picture-tables.ts';
import type {
  KnownDevicesTable,
  ParkedTextsTable,
  PasswordLinksTable,
  PresenceTable,
  SecondFactorsTable,
  SessionsTable,
  SignInFailuresTable,
  StaffTable,
} from './tables/staff-tables.ts';

/*
 * Booleans are 0 or 1, lists JSON text, times ISO 8601 text in UTC, on both databases: what is not converted cannot
 * differ (docs/decisions/002). Columns are snake_case; Kysely's CamelCasePlugin maps them to these names.
 */
export interface Tables {
  news: NewsTable;
  operations: OperationsTable;
  photos: PhotosTable;
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
  staff: StaffTable;
  passwordLinks: PasswordLinksTable;
  secondFactors: SecondFactorsTable;
  sessions: SessionsTable;
  presence: PresenceTable;
  parkedTexts: ParkedTextsTable;
  knownDevices: KnownDevicesTable;
  signInFailures: SignInFailuresTable;
  auditLog: AuditLogTable;
  auditHead: AuditHeadTable;
  logQuotas: LogQuotasTable;
  requestKeys: RequestKeysTable;
  contentVersion: ContentVersionTable;
}

export type NewsRow = Selectable<NewsTable>;
export type OperationRow = Selectable<OperationsTable>;
export type DocumentRow = Selectable<DocumentsTable>;
export type DocumentProposalRow = Selectable<DocumentProposalsTable>;
export type MediaRow = Selectable<MediaTable>;
export type StaffRow = Selectable<StaffTable>;
export type AuditRow = Selectable<AuditLogTable>;

/** Rows are never changed; each is sealed with the one before (audit-log.ts). */
interface AuditLogTable {
  /** Without gaps. */
  id: number;
  at: string;
  staffId: number | null;
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

/** Log rows that strangers caused lately; limits how much they can write. */
interface LogQuotasTable {
  key: string;
  usedAt: string;
}

interface AuditHeadTable {
  /** Always 1: the table has one row. */
  id: number;
  /** Number of log rows; shows when the last ones are missing. */
  length: number;
  /** Of the last row; empty while there is none. */
  hash: string;
}

interface RequestKeysTable {
  key: string;
  subjectKind: string;
  subjectId: number;
  createdAt: string;
}

interface ContentVersionTable {
  id: number;
  version: number;
  /** Rises with what pages know of pictures; triggers raise it. */
  pictureVersion: Generated<number>;
}
