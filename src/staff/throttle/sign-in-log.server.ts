import type { Kysely } from 'kysely';
import type { AuditEntry } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { type LogQuota, recordWithin } from './log-quota.server.ts';

/** From all strangers together, in each window of a quarter of an hour. */
export const mostFailuresLogged = 100;
export const mostRefusalsLogged = 50;

/** `person` is undefined for a name that nobody has. */
export interface Stranger {
  person: StaffRow | undefined;
  address: string;
  now: Date;
}

/** One quota for all names: with one each, the time of the answer would show which names exist. */
export const recordFailedSignIn = (db: Kysely<Tables>, stranger: Stranger): Promise<void> =>
  recordWithin(db, entryOf('session.sign-in-failed', stranger), [
    { key: 'sign-in-failed', most: mostFailuresLogged },
  ]);

/** The password was right, which its owner has to know. */
export const recordFailedCode = (db: Kysely<Tables>, stranger: Stranger): Promise<void> =>
  recordWithin(db, entryOf('session.code-failed', stranger), [
    { key: 'code-failed', most: mostFailuresLogged },
  ]);

/** Only the first refusal of each origin in each window. */
export const recordRefusedSignIn = (
  db: Kysely<Tables>,
  { origin, ...stranger }: Stranger & { origin: string },
): Promise<void> =>
  recordWithin(db, entryOf('session.sign-in-refused', stranger), [
    firstRefusalOf(origin),
    { key: 'sign-in-refused', most: mostRefusalsLogged },
  ]);

export const firstRefusalOf = (origin: string): LogQuota => ({ key: `refused ${origin}`, most: 1 });

/** An unknown name is not written down, because it may be a password in the wrong field. */
function entryOf(action: AuditEntry['action'], { person, address, now }: Stranger): AuditEntry {
  const { id: staffId, username } = person ?? { id: null, username: auditPanelText.unknownName };
  return {
    actor: { staffId, username, address },
    now,
    action,
    subject: { kind: 'staff', id: staffId, title: username },
  };
}
