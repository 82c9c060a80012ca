import { createHash } from 'node:crypto';
import type { AuditRow } from './tables.ts';

export type UnsealedAuditRow = Omit<AuditRow, 'hash'>;

/** Each hash covers the previous one, so changing a row means rewriting all later rows. The list has a fixed order. */
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
