import type { Generated } from 'kysely';
import type { Flag } from './columns.ts';

export interface StaffTable {
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

export interface SessionsTable {
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

export interface KnownDevicesTable {
  tokenHash: string;
  staffId: number;
  createdAt: string;
}

export interface SignInFailuresTable {
  id: Generated<number>;
  usernameKey: string;
  /** Where it came from: a network address, or a known device. */
  origin: string;
  /** The /48 around an IPv6 address; null for everything else. */
  endSite: string | null;
  failedAt: string;
}
