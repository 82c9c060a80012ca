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

/** What was done since then, in its order. What else the terminal did is left out: who works there needs no second account. */
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

/** Who has given a password out may sign in with it until its owner chooses another. */
async function listHandedOut(db: Kysely<Tables>, since: Date): Promise<Touch[]> {
  const admins = db.selectFrom('staff').where('role', '=', 'admin');
  const rows = await db
    .selectFrom('auditLog')
    .select(['at', 'action', 'subjectId as account', 'staffId as by'])
    .where('subjectKind', '=', 'staff')
    .where('subjectId', 'in', admins.select('id'))
    .where('action', 'in', [...handingOut, ...choosing])
    .orderBy('id')
    .execute();
  const begin = since.toISOString();
  return (await admins.select(['id', 'mustChangePassword']).execute()).flatMap(
    ({ id, mustChangePassword }) => {
      const { touches, last } = readPasswords(rows.filter(({ account }) => account === id));
      if (mustChangePassword === 1 && last)
        touches.push({ ...last, ...(last.at < begin && { at: begin }), lasts: true });
      return touches.filter(({ at }) => at >= begin);
    },
  );
}

/** @returns each password that was handed out and then changed, at that moment, and the one that stands since */
function readPasswords(rows: (Touch & { action: string })[]): { touches: Touch[]; last?: Touch } {
  const touches: Touch[] = [];
  let last: Touch | undefined;
  for (const { action, account, by, at } of rows) {
    const isChosen = choosing.some((known) => known === action);
    if (isChosen && last) touches.push({ ...last, at });
    last = isChosen || by === null ? undefined : { account, by, at };
  }
  return { touches, last };
}
