import type { Generated } from 'kysely';

/** Rows are never changed; each is sealed with the one before (audit-chain.ts). */
export interface AuditLogTable {
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
export interface LogQuotasTable {
  key: string;
  usedAt: string;
}

export interface AuditHeadTable {
  /** Always 1: the table has one row. */
  id: number;
  /** Number of log rows; shows when the last ones are missing. */
  length: number;
  /** Of the last row; empty while there is none. */
  hash: string;
}

export interface RequestKeysTable {
  key: string;
  subjectKind: string;
  subjectId: number;
  createdAt: string;
}

export interface ContentVersionTable {
  id: number;
  version: number;
  /** Rises with what pages know of pictures; triggers raise it. */
  pictureVersion: Generated<number>;
}
