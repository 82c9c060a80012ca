import type { Kysely } from 'kysely';
import type { AuditAction } from '#/stored/kinds.ts';
import {
  type Actor,
  type AuditContext,
  type AuditEntry,
  type Change as FieldChanges,
  recordAudit,
} from './audit-log.ts';
import { lockContent, raiseContentVersion } from './content-version.ts';
import type { Tables } from './tables.ts';

/** A transaction that writes, with who writes and when. */
export interface Write extends AuditContext {
  tx: Kysely<Tables>;
  /** Now, ISO 8601 in UTC. */
  at: string;
  /** Tells that visitors may see something else: pages are compared once this is committed. */
  shown(): void;
  /** Tells that the accounts change which visitors read: what shows the old ones goes before this is committed. */
  changesAccounts(): Promise<void>;
  /** Records in the log what was done; what changed of the subject's fields, where they are told. */
  log(action: AuditAction, subject: AuditEntry['subject'], change?: FieldChanges): Promise<void>;
}

/** Throws a Refusal when the person may not make this change; a missing side is something new or removed. */
export type CheckChange = (change: { before?: object; after?: object }) => void;

/** A change that somebody asks for. */
export type Change<Asked> = Asked & AuditContext & { check?: CheckChange };

/**
 * Runs `work` in one transaction, all or nothing. Writers follow one another: the content version is locked first and the
 * head of the log after it, always in this order, so what `work` has read stays until the end and no two wait for each other.
 */
export function write<Result>(
  db: Kysely<Tables>,
  { actor, now, holdAccounts, accepted }: AuditContext,
  work: (write: Write) => Promise<Result>,
): Promise<Result> {
  let release: (() => Promise<void>) | undefined;
  const changesAccounts = async () => {
    release ??= await holdAccounts?.();
  };
  const written = db.transaction().execute(async (tx) => {
    await lockContent(tx);
    let isShown = false;
    const shown = () => {
      isShown = true;
    };
    const result = await work(
      withLog({ tx, actor, now, accepted, at: now.toISOString(), shown, changesAccounts }),
    );
    if (isShown) await raiseContentVersion(tx);
    return result;
  });
  return written.finally(() => release?.());
}

/** The same transaction, in somebody else's name. */
export const inNameOf = (actor: Actor, write: Write): Write => withLog({ ...write, actor });

const withLog = (write: Omit<Write, 'log'>): Write => ({
  ...write,
  log(action, subject, change) {
    const { tx, actor, now } = write;
    return recordAudit(tx, { actor, now, action, subject, change });
  },
});
