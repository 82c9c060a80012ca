import type { Kysely } from 'kysely';
import { lockAuditLog } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { forgetOldDevices } from './cookies.server.ts';
import { forgetOldLinks } from './password-links.server.ts';
import { forgetOldSessions } from './sessions.server.ts';
import { forgetOldFailures } from './throttle/throttle.server.ts';

export async function forgetOldSignIns(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    await forgetOldSessions(tx, now);
    await forgetOldDevices(tx, now);
    await forgetOldLinks(tx, now);
    await forgetOldFailures(tx, now);
  });
}
