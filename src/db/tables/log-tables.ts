/** Rows are added and never changed; each is sealed with the one before (audit-chain.ts). */
export interface AuditLogTable {
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

/** Rows of the log that strangers have caused lately, so that they cannot fill it. */
export interface LogQuotasTable {
  key: string;
  usedAt: string;
}

export interface AuditHeadTable {
  /** Always 1: the table has one row. */
  id: number;
  /** How many rows the log has, so that a cut tail is noticed. */
  length: number;
  /** Of the last row; empty while there is none. */
  hash: string;
}

/** What calls that carried an Idempotency-Key have made. */
export interface RequestKeysTable {
  key: string;
  subjectKind: string;
  subjectId: number;
  createdAt: string;
}

export interface ContentVersionTable {
  /** Always 1: the table has one row. */
  id: number;
  version: number;
}
