import type { Selectable } from 'kysely';
import type {
  AdminNoticesTable,
  DocumentProposalsTable,
  DocumentsTable,
  DocumentVersionsTable,
  NewsTable,
  NewsVersionsTable,
  OperationsTable,
  OperationVersionsTable,
  PhotosTable,
  SeenNoticesTable,
} from './tables/content-tables.ts';
import type {
  AuditHeadTable,
  AuditLogTable,
  ContentVersionTable,
  LogQuotasTable,
  RequestKeysTable,
} from './tables/log-tables.ts';
import type {
  MediaTable,
  MediaVariantsTable,
  OutsidePicturesTable,
  PendingFilesTable,
  PictureUsesTable,
  PictureWorkTable,
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
  newsVersions: NewsVersionsTable;
  operations: OperationsTable;
  operationVersions: OperationVersionsTable;
  photos: PhotosTable;
  documents: DocumentsTable;
  documentVersions: DocumentVersionsTable;
  documentProposals: DocumentProposalsTable;
  adminNotices: AdminNoticesTable;
  seenNotices: SeenNoticesTable;
  media: MediaTable;
  mediaVariants: MediaVariantsTable;
  pictureWork: PictureWorkTable;
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
export type NewsVersionRow = Selectable<NewsVersionsTable>;
export type OperationRow = Selectable<OperationsTable>;
export type OperationVersionRow = Selectable<OperationVersionsTable>;
export type DocumentRow = Selectable<DocumentsTable>;
export type DocumentProposalRow = Selectable<DocumentProposalsTable>;
export type MediaRow = Selectable<MediaTable>;
export type StaffRow = Selectable<StaffTable>;
export type AuditRow = Selectable<AuditLogTable>;
