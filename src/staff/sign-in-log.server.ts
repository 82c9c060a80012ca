import type { Kysely } from 'kysely';
import type { AuditEntry } from '#/db/audit-log.ts';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { type LogQuota, recordWithin } from './log-quota.server.ts';

/** In each window of a quarter of an hour, from all strangers together. */
export const mostFailuresLogged = 100;
export const mostRefusalsLogged = 50;

/** Somebody who is not signed in, and whose name they gave; undefined for a name that nobody has. */
export interface Stranger {
  person: StaffRow | undefined;
  address: string;
  now: Date;
}

/** The quota does not depend on whose name it was: that would show in the time of the answer which names exist. */
export const recordFailedSignIn = (db: Kysely<Tables>, stranger: Stranger): Promise<void> =>
  recordWithin(db, entryOf('session.sign-in-failed', stranger), [
    { key: 'sign-in-failed', most: mostFailuresLogged },
  ]);

/** Only the first refusal of each window, for each origin. */
export const recordRefusedSignIn = (
  db: Kysely<Tables>,
  { origin, ...stranger }: Stranger & { origin: string },
): Promise<void> =>
  recordWithin(db, entryOf('session.sign-in-refused', stranger), [
    firstRefusalOf(origin),
    { key: 'sign-in-refused', most: mostRefusalsLogged },
  ]);

export const firstRefusalOf = (origin: string): LogQuota => ({ key: `refused ${origin}`, most: 1 });

/** What was typed as an unknown name is not written down: it may well be a password in the wrong field. */
function entryOf(action: AuditEntry['action'], { person, address, now }: Stranger): AuditEntry {
  const { id: staffId, username } = person ?? { id: null, username: auditPanelText.unknownName };
  return {
    actor: { staffId, username, address },
    now,
    action,
    subject: { kind: 'staff', id: staffId, title: username },
  };
}
