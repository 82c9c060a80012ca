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
  /** The account still has the password that `by` has handed out. */
  lasts?: true;
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

/** What was done since then, in its order. What else the terminal did is left out: whoever works there needs no second account. */
export async function listTouches(db: Kysely<Tables>, since: Date): Promise<Touch[]> {
  const touches = [...(await listActs(db, since)), ...(await listHandedOut(db, since))];
  return touches.toSorted((one, other) => one.at.localeCompare(other.at));
}

async function listActs(db: Kysely<Tables>, since: Date): Promise<Touch[]> {
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

const handingOut: AuditAction[] = ['staff.create', 'staff.password'];
const choosing: AuditAction[] = ['session.password', openedByLink];

/** Whoever has handed a password out may sign in with it until its owner chooses another. */
async function listHandedOut(db: Kysely<Tables>, since: Date): Promise<Touch[]> {
  const admins = await db
    .selectFrom('staff')
    .select(['id', 'mustChangePassword'])
    .where('role', '=', 'admin')
    .execute();
  const rows = await db
    .selectFrom('auditLog')
    .select(['at', 'action', 'subjectId as account', 'staffId as by'])
    .where('subjectKind', '=', 'staff')
    .where('subjectId', 'in', [0, ...admins.map(({ id }) => id)])
    .where('action', 'in', [...handingOut, ...choosing])
    .orderBy('id')
    .execute();
  return admins.flatMap(({ id, mustChangePassword }) => {
    const touches: Touch[] = [];
    let by: number | null = null;
    let at = '';
    for (const row of rows.filter(({ account }) => account === id)) {
      const isChosen = choosing.some((action) => action === row.action);
      if (isChosen && by !== null) touches.push({ account: id, by, at: row.at });
      by = isChosen ? null : row.by;
      at = row.at;
    }
    const begin = since.toISOString();
    if (mustChangePassword === 1 && by !== null)
      touches.push({ account: id, by, at: at < begin ? begin : at, lasts: true });
    return touches.filter((touch) => touch.at >= begin);
  });
}
