import type { Generated, Selectable } from 'kysely';
import type { StoredKind } from '#/stored/kinds.ts';
import type { PresenceSubject } from '#/stored/presence.ts';
import type { RemarkKind } from '#/stored/remarks.ts';
import type { ContentTables, Flag } from './content-tables.ts';

/*
 * Booleans are 0 or 1, lists JSON text, times ISO 8601 text in UTC, on both databases: what is not converted cannot
 * differ (docs/decisions/002). Columns are snake_case; Kysely's CamelCasePlugin maps them to these names.
 *
 * The table of a collection is added to these where its store stands, such as src/news/store.server.ts: its columns
 * follow from the description of its fields.
 */
export interface Tables extends ContentTables {
  staff: StaffTable;
  passwordLinks: PasswordLinksTable;
  secondFactors: SecondFactorsTable;
  passkeys: PasskeysTable;
  recoveryCodes: RecoveryCodesTable;
  challengeKey: ChallengeKeyTable;
  usedChallenges: UsedChallengesTable;
  sessions: SessionsTable;
  presence: PresenceTable;
  parkedTexts: ParkedTextsTable;
  remarks: RemarksTable;
  knownDevices: KnownDevicesTable;
  signInFailures: SignInFailuresTable;
  auditLog: AuditLogTable;
  auditHead: AuditHeadTable;
  logQuotas: LogQuotasTable;
  requestKeys: RequestKeysTable;
  contentVersion: ContentVersionTable;
  pageReads: PageReadsTable;
}

export type NewsRow = Selectable<Tables['news']>;
export type DocumentRow = Selectable<Tables['documents']>;
export type DocumentProposalRow = Selectable<Tables['documentProposals']>;
export type MediaRow = Selectable<Tables['media']>;
export type StaffRow = Selectable<Tables['staff']>;
export type PasskeyRow = Selectable<Tables['passkeys']>;
export type AuditRow = Selectable<Tables['auditLog']>;

interface StaffTable {
  id: Generated<number>;
  username: string;
  /** Folded, so each spelling of a name means the same person. */
  usernameKey: string;
  /** What colleagues read; null until the person has told it. */
  displayName: string | null;
  /** Folded, as `usernameKey` is. */
  displayNameKey: string | null;
  passwordHash: string;
  role: string;
  isDisabled: Generated<Flag>;
  /** 1 while the password is one that somebody else has chosen or handed out. */
  mustChangePassword: Generated<Flag>;
  createdAt: string;
  /** When somebody else last made, promoted or opened this account; null while a colleague knows its password (docs/decisions/019). */
  trustedSince: string | null;
  /** Null for a person who never signed in. */
  lastSeenAt: string | null;
}

/** The open link of a person with which they choose a password, once. */
interface PasswordLinksTable {
  staffId: number;
  /** SHA-256; the token itself is only in the link. */
  tokenHash: string;
  kind: 'invitation' | 'reset';
  expiresAt: string;
}

/** Secrets that a person's app makes its codes of. Nobody without a row is asked for one. */
interface SecondFactorsTable {
  staffId: number;
  /** Base32. It makes the same codes for anybody, so it leaves the server once. */
  secret: string;
  /** Null until the person has typed a code of it. */
  confirmedAt: string | null;
  /** Of the code that was taken last; it and older ones are refused. */
  lastStep: number | null;
}

/** Public keys with which people sign in; the private ones never leave their devices. */
interface PasskeysTable {
  /** Names it in the panel. */
  id: string;
  staffId: number;
  /** Base64url, as the device calls it. */
  credentialId: string;
  /** COSE, as base64url. */
  publicKey: string;
  /** How often the device has used it, as it says; 0 for ever where it does not count. */
  counter: number;
  /** JSON: the ways on which a browser reaches the device, as it has told them. */
  transports: string;
  /** What its owner calls it. */
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Each stands in once for the code of the second factor. */
interface RecoveryCodesTable {
  staffId: number;
  /** SHA-256; the code itself was shown once. */
  codeHash: string;
  usedAt: string | null;
}

/** One row: what challenges are sealed with, the same for all copies of the server. */
interface ChallengeKeyTable {
  secret: string;
}

/** Challenges that have been answered, until they would have expired. */
interface UsedChallengesTable {
  /** SHA-256. */
  challengeHash: string;
  expiresAt: string;
}

interface SessionsTable {
  /** SHA-256; the token itself is only in the cookie. */
  tokenHash: string;
  /** Names the session in the panel; it cannot be used to sign in. */
  publicId: string;
  staffId: number;
  createdAt: string;
  lastSeenAt: string;
  address: string;
  userAgent: string;
}

/** Forms that lie open in somebody's browser. */
interface PresenceTable {
  staffId: number;
  /** Names the tab; drawn by the browser. */
  holder: string;
  subject: PresenceSubject;
  /** Id of the thing that the form changes. */
  item: number;
  seenAt: string;
}

/** A new article, operation or photo that is not complete yet; nobody but its writer reads it. */
interface ParkedTextsTable {
  key: string;
  staffId: number;
  kind: StoredKind;
  /** As JSON, unchecked. */
  formValues: string;
  parkedAt: string;
}

/** What colleagues write to each other beside an article or an operation. */
interface RemarksTable {
  id: Generated<number>;
  kind: RemarkKind;
  ownerId: number;
  staffId: number;
  askedId: number;
  words: string;
  writtenAt: string;
  /** Null while it is open. */
  endedAt: string | null;
}

interface KnownDevicesTable {
  tokenHash: string;
  staffId: number;
  createdAt: string;
}

interface SignInFailuresTable {
  id: Generated<number>;
  usernameKey: string;
  /** A network address, or a known device. */
  origin: string;
  /** The /48 of an IPv6 address, otherwise null. */
  endSite: string | null;
  failedAt: string;
}

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
  /** Rises with what pages know of pictures; triggers raise it, and those that follow. */
  pictureVersion: Generated<number>;
  /** These rise with each write to the table that they are named after. */
  newsVersion: Generated<number>;
  operationsVersion: Generated<number>;
  photosVersion: Generated<number>;
  documentsVersion: Generated<number>;
}

interface PageReadsTable {
  /** 'YYYY-MM-DD' in Istanbul. */
  day: string;
  path: string;
  reads: number;
  /** Those of programs that call themselves so. */
  botReads: number;
}
