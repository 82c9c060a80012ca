import type { Kysely } from 'kysely';
import { sealAuditRow } from '#/db/audit-log.ts';
import type { AuditRow, Tables } from '#/db/tables.ts';

/** Rows that are read at a time: few, because they hold whole articles. */
const batch = 100;

/** Result of a check. `hash` seals all rows: a copy noted elsewhere shows when the whole log has been rewritten. */
export type LogReport =
  | { isIntact: true; rows: number; hash: string }
  | { isIntact: false; id: number; fault: 'altered' | 'removed' | 'inserted' };

/** The rows found good so far, and the hash of the last one. */
interface Walked {
  rows: number;
  hash: string;
}

interface Head extends Walked {
  /** The largest id in the log; what the head says is `rows`. */
  last: number;
}

/** Names the first row that is not as it was written. Safe beside a running server. */
export async function verifyLog(db: Kysely<Tables>): Promise<LogReport> {
  let walked: Walked = { rows: 0, hash: '' };
  for (;;) {
    const head = await readHead(db);
    const rows = await readRows(db, { walked, head });
    if (rows.length === 0) return compareWithHead(walked, head);
    for (const row of rows) {
      const fault = findFault(row, walked);
      if (fault) return { isIntact: false, id: Math.min(row.id, walked.rows + 1), fault };
      walked = { rows: row.id, hash: row.hash };
    }
  }
}

/**
 * Reads the last row before the head, in this order: a row recorded between the two queries makes the head longer than
 * `last`, never shorter.
 */
async function readHead(db: Kysely<Tables>): Promise<Head> {
  const { last } = await db
    .selectFrom('auditLog')
    .select((row) => row.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const head = await db.selectFrom('auditHead').select(['length', 'hash']).executeTakeFirst();
  return { last: last ?? 0, rows: head?.length ?? 0, hash: head?.hash ?? '' };
}

/** Reads the next rows; those newer than the head just read wait for the next round. */
function readRows(db: Kysely<Tables>, { walked, head }: { walked: Walked; head: Head }): Promise<AuditRow[]> {
  const upToHead = db.selectFrom('auditLog').selectAll().where('id', '<=', head.rows).orderBy('id');
  // the first round has no lower end: a row may have been put before the first
  const next = walked.rows === 0 ? upToHead : upToHead.where('id', '>', walked.rows);
  return next.limit(batch).execute();
}

/** Looks at one row. Ids have no gaps: the next one shows a row that is missing or one too many. */
function findFault(row: AuditRow, { rows, hash }: Walked): 'altered' | 'removed' | 'inserted' | undefined {
  if (row.id > rows + 1) return 'removed';
  if (row.id < rows + 1) return 'inserted';
  const isSealed = row.previousHash === hash && row.hash === sealAuditRow(row);
  return isSealed ? undefined : 'altered';
}

/** Looks at the end: the head shows a log that was cut off, continued by hand, or rewritten from some row on. */
function compareWithHead({ rows, hash }: Walked, head: Head): LogReport {
  if (head.last > head.rows) return { isIntact: false, id: head.rows + 1, fault: 'inserted' };
  if (rows < head.rows) return { isIntact: false, id: rows + 1, fault: 'removed' };
  return hash === head.hash
    ? { isIntact: true, rows, hash }
    : { isIntact: false, id: rows, fault: 'altered' };
}
