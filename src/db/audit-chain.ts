import { createHash } from 'node:crypto';
import type { AuditRow } from './tables.ts';

export type UnsealedAuditRow = Omit<AuditRow, 'hash'>;

/**
 * SHA-256 over everything else in the row, the hash of the row before it included: whoever alters a row would have to
 * rewrite all later rows and the head. The list has a fixed order, so the same row is always the same text.
 */
export function sealAuditRow(row: UnsealedAuditRow): string {
  const canonical = JSON.stringify([
    row.id,
    row.at,
    row.staffId,
    row.username,
    row.address,
    row.action,
    row.subjectKind,
    row.subjectId,
    row.subjectTitle,
    row.change,
    row.previousHash,
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
