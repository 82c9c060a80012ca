import type { Generated } from 'kysely';
import type { StoredKind } from '#/stored/kinds.ts';
import type { PresenceSubject } from '#/stored/presence.ts';
import type { Flag } from './content-tables.ts';

export interface StaffTable {
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
export interface PasswordLinksTable {
  staffId: number;
  /** SHA-256; the token itself is only in the link. */
  tokenHash: string;
  kind: 'invitation' | 'reset';
  expiresAt: string;
}

/** Secrets that a person's app makes its codes of. Nobody without a row is asked for one. */
export interface SecondFactorsTable {
  staffId: number;
  /** Base32. It makes the same codes for anybody, so it leaves the server once. */
  secret: string;
  /** Null until the person has typed a code of it. */
  confirmedAt: string | null;
  /** Of the code that was taken last; it and older ones are refused. */
  lastStep: number | null;
}

export interface SessionsTable {
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
export interface PresenceTable {
  staffId: number;
  /** Names the tab; drawn by the browser. */
  holder: string;
  subject: PresenceSubject;
  /** Id of the thing that the form changes. */
  item: number;
  seenAt: string;
}

/** A new article, operation or photo that is not complete yet; nobody but its writer reads it. */
export interface ParkedTextsTable {
  key: string;
  staffId: number;
  kind: StoredKind;
  /** As JSON, unchecked. */
  formValues: string;
  parkedAt: string;
}

export interface KnownDevicesTable {
  tokenHash: string;
  staffId: number;
  createdAt: string;
}

export interface SignInFailuresTable {
  id: Generated<number>;
  usernameKey: string;
  /** A network address, or a known device. */
  origin: string;
  /** The /48 of an IPv6 address, otherwise null. */
  endSite: string | null;
  failedAt: string;
}
