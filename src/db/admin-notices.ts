import type { Kysely } from 'kysely';
import type { AdminNoticeKind } from '#/stored/admin-notices.ts';
import type { AuditContext } from './audit-log.ts';
import type { Tables } from './tables.ts';

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
