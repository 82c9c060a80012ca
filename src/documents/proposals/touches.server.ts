import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { longestLifetime } from '#/staff/password-links.server.ts';
import type { AuditAction } from '#/stored/kinds.ts';

/** Somebody has come to hold another's account, or could have. */
export interface Touch {
  /** A staff id. */
  account: number | null;
  /** Null where a link was used that the terminal had made. */
  by: number | null;
  /** ISO 8601 UTC. */
  at: string;
}

const makingLinks: AuditAction[] = ['staff.invite', 'staff.reset'];

const touching: AuditAction[] = [
  ...makingLinks,
  'staff.create',
  'staff.update',
  'staff.enable',
  'staff.password',
  'staff.mail-link',
  'staff.second-factor-off',
];

/** Touched by who made the link, perhaps days before. */
const openedByLink: AuditAction = 'session.password-link';

/** In their order. What else the terminal did is left out: whoever works there needs no second account. */
export async function listTouches(db: Kysely<Tables>, since: Date): Promise<Touch[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['id', 'at', 'action', 'subjectId as account', 'staffId as by'])
    .where('at', '>=', new Date(since.getTime() - longestLifetime).toISOString())
    .where('subjectKind', '=', 'staff')
    .where('action', 'in', [...touching, openedByLink])
    .orderBy('id')
    .execute();
  const madeLinks = rows.filter(({ action }) => makingLinks.some((making) => making === action));
  return rows
    .filter(({ at }) => at >= since.toISOString())
    .flatMap(({ id, at, action, account, by }) => {
      if (action !== openedByLink) return by === null || by === account ? [] : [{ account, by, at }];
      const link = madeLinks.findLast((made) => made.account === account && made.id < id);
      return [{ account, by: link?.by ?? null, at }];
    });
}
