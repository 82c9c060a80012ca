import type { Kysely } from 'kysely';
import type { AuditAction } from '#/stored/kinds.ts';
import { sealAuditRow } from './audit-chain.ts';
import type { Change } from './audit-change.ts';
import type { Tables } from './tables.ts';

/** Who does something, and from where. */
export interface Actor {
  /** Null for a command, and for a name that nobody has. */
  staffId: number | null;
  username: string;
  address: string;
}

/** Who makes a change, and when. */
export interface AuditContext {
  actor: Actor;
  now: Date;
}

export interface AuditEntry extends AuditContext {
  action: AuditAction;
  subject: { kind: string; id: number | null; title: string };
  /** Never a password, nor its hash. */
  change?: Change;
}

/**
 * Writes a row of the log, in the transaction `tx` of the change that it records: there is none without the other.
 * Taking the next number locks the one row of `audit_head` until the transaction ends, so that two writers never
 * follow the same row, on PostgreSQL either.
 */
export async function recordAudit(tx: Kysely<Tables>, entry: AuditEntry): Promise<void> {
  const { actor, now, action, subject, change = {} } = entry;
  const head = await tx
    .updateTable('auditHead')
    .set((row) => ({ length: row('length', '+', 1) }))
    .returning(['length', 'hash'])
    .executeTakeFirstOrThrow();
  const row = {
    id: head.length,
    at: now.toISOString(),
    ...actor,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    subjectTitle: subject.title,
    change: JSON.stringify(change),
    previousHash: head.hash,
  };
  const hash = sealAuditRow(row);
  await tx
    .insertInto('auditLog')
    .values({ ...row, hash })
    .execute();
  await tx.updateTable('auditHead').set({ hash }).execute();
}

/**
 * Lets no other transaction record anything until this one ends. Those that look first and change afterwards, and
 * those that change staff and sessions, begin with it: all take their locks in one order, so none waits for another
 * in a circle.
 */
export async function lockAuditLog(tx: Kysely<Tables>): Promise<void> {
  await tx
    .updateTable('auditHead')
    .set((row) => ({ length: row.ref('length') }))
    .execute();
}
