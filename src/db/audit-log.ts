import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import type { AdminNoticeKind } from '#/stored/admin-notices.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { AuditRow, Tables } from './tables.ts';

export interface Actor {
  /** Null for a command, and for a failed sign-in under an unknown name. */
  staffId: number | null;
  username: string;
  address: string;
  /** Whether a text of this person may name an account that is not the association's (docs/decisions/019). */
  foreignAccounts?: 'may-be-allowed' | 'allowed';
}

/** The actor of work that nobody asked for. */
export const housekeeping: Actor = { staffId: null, username: auditPanelText.housekeeping, address: '' };

export interface AuditContext {
  actor: Actor;
  now: Date;
  /** Runs before other accounts are committed than visitors read; what it returns, when they are, or have failed. */
  holdAccounts?: HoldAccounts;
  /** Keys of what the person was asked and has accepted; undefined where nobody can be asked. */
  accepted?: readonly string[] | undefined;
}

export type HoldAccounts = () => Promise<() => Promise<void>>;

export interface AuditEntry extends AuditContext {
  action: AuditAction;
  subject: { kind: string; id: number | null; title: string };
  /** Never a password or its hash. */
  change?: Change;
}

/** Records a change in its own transaction. The lock on `audit_head` keeps two writers from following the same row. */
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
    ...{ staffId: actor.staffId, username: actor.username, address: actor.address },
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
 * Locks the head of the log without recording anything: alone, or after the content version, as `write` does; never
 * before it.
 */
export async function lockAuditLog(tx: Kysely<Tables>): Promise<void> {
  await tx
    .updateTable('auditHead')
    .set((row) => ({ length: row.ref('length') }))
    .execute();
}

type UnsealedAuditRow = Omit<AuditRow, 'hash'>;

/**
 * Seals a row. Each hash covers the previous one, so changing a row means rewriting all later rows. The list has a
 * fixed order.
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

/** Changed fields: something new has no `before`, something removed no `after`. */
export type Change = Record<string, { before?: unknown; after?: unknown }>;

type Fields = object | undefined;

const bookkeeping = ['id', 'createdAt', 'updatedAt', 'version', 'useCount'] as const;

/** Fields that no change tells of. */
export type Bookkeeping = (typeof bookkeeping)[number];

/** Lists the changed fields; without `before` or `after`, all fields of the other. */
export function changeBetween(before: Fields, after: Fields): Change {
  const [old, now] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changed = names.filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)));
  return Object.fromEntries(
    changed.map((name) => [
      name,
      { ...(before && { before: old.get(name) }), ...(after && { after: now.get(name) }) },
    ]),
  );
}

const fieldsOf = (state: Fields): [string, unknown][] =>
  Object.entries(state ?? {}).filter(([name]) => !bookkeeping.some((field) => field === name));

/** Tells every admin above the tabs, and by e-mail where one is set. Goes into the transaction of what is told. */
export async function tellAdmins(
  tx: Kysely<Tables>,
  {
    kind,
    title,
    detail = '',
    actor,
    now,
  }: AuditContext & { kind: AdminNoticeKind; title: string; detail?: string },
): Promise<void> {
  const at = now.toISOString();
  await tx
    .insertInto('adminNotices')
    .values({ kind, title, detail, byName: actor.username, at, mailedAt: null })
    .execute();
}
