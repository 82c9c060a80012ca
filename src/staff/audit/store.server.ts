import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { AuditRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { day } from '#/format/durations.ts';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';
import { actionsOf } from '#/stored/kinds.ts';
import type { AuditDetail, AuditLine } from '../answers.server.ts';
import { type AuditFilter, auditPage } from './schema.ts';

const lineColumns = [
  'auditLog.id',
  'at',
  'auditLog.username',
  'action',
  'subjectKind',
  'subjectId',
  'subjectTitle',
  'address',
] as const;

const noChange = '{}';

export const listAudit = (db: Kysely<Tables>, filter: AuditFilter): Promise<AuditLine[]> =>
  filter.title === undefined ? readLines(db, filter, auditPage) : searchTitles(db, filter);

async function readLines(db: Kysely<Tables>, filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const rows = await newestFirst(db, filter)
    .select(lineColumns)
    .select((row) => row.case().when('change', '=', noChange).then(0).else(1).end().as('hasChange'))
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, hasChange: row.hasChange === 1 }));
}

const searchedAtOnce = 1000;

/**
 * Searches here and not in the database, which knows nothing of Turkish letters. Goes on until the page is full or the log ends,
 * because a page that is not full is taken for the last; others are answered in between.
 */
async function searchTitles(db: Kysely<Tables>, filter: AuditFilter): Promise<AuditLine[]> {
  const found: AuditLine[] = [];
  let { before } = filter;
  for (;;) {
    const lines = await readLines(db, { ...filter, before }, searchedAtOnce);
    found.push(...lines.filter(isMeant(filter)));
    if (found.length >= auditPage || lines.length < searchedAtOnce) return found.slice(0, auditPage);
    before = lines.at(-1)?.id;
    await letOthersIn();
  }
}

function isMeant({ title = '' }: AuditFilter): (line: Searched) => boolean {
  const isFound = matchWords(title);
  return ({ subjectTitle, subjectName, username, name }) =>
    isFound(searchKeyOf([subjectTitle, subjectName, username, name].join(' ')));
}

type Searched = Pick<AuditLine, 'subjectTitle' | 'subjectName' | 'username' | 'name'>;

export async function findAudit(db: Kysely<Tables>, id: number): Promise<AuditDetail | undefined> {
  const row = await withNames(db)
    .select([...lineColumns, 'change', 'previousHash', 'hash'])
    .where('auditLog.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, hasChange: row.change !== noChange, change: JSON.parse(row.change) };
}

export type NamedRow = AuditRow & Pick<AuditLine, 'name' | 'subjectName'>;

/** Reads a few rows at a time, because they hold whole articles. */
export async function* readAudit(db: Kysely<Tables>, filter: AuditFilter): AsyncGenerator<NamedRow[]> {
  let { before } = filter;
  for (;;) {
    const rows = await newestFirst(db, { ...filter, before })
      .selectAll('auditLog')
      .limit(auditPage)
      .execute();
    if (rows.length === 0) return;
    yield rows.filter(isMeant(filter));
    before = rows.at(-1)?.id;
  }
}

/** Logs who took a copy of the log and how much of it, because it holds addresses of staff. */
export async function recordExport(
  db: Kysely<Tables>,
  { action, act, username, title, from, to, before }: AuditFilter,
  by: AuditContext,
): Promise<void> {
  const asked = { action, act, username, title, from, to, before };
  const change = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, { after: value }]])),
  );
  const subject = { kind: 'audit', id: null, title: '' };
  await write(db, by, ({ log }) => log('audit.export', subject, change));
}

function newestFirst(db: Kysely<Tables>, { action, act, username, from, to, before }: AuditFilter) {
  let rows = withNames(db).orderBy('auditLog.id', 'desc');
  if (before !== undefined) rows = rows.where('auditLog.id', '<', before);
  if (username !== undefined) rows = rows.where('auditLog.username', '=', username);
  if (from !== undefined) rows = rows.where('at', '>=', startOfDay(from));
  if (to !== undefined) rows = rows.where('at', '<', endOfDay(to));
  if (act !== undefined) rows = rows.where('action', 'in', actionsOf(act));
  if (action === undefined) return rows;
  return action.includes('.')
    ? rows.where('action', '=', action)
    : rows.where('action', 'like', `${action}.%`);
}

/** Adds the names of now: the log itself holds login names alone, as they were; people are found by their ids. */
const withNames = (db: Kysely<Tables>) =>
  db
    .selectFrom('auditLog')
    .leftJoin('staff', 'staff.id', 'auditLog.staffId')
    .leftJoin('staff as subject', (join) =>
      join.onRef('subject.id', '=', 'subjectId').on('subjectKind', '=', 'staff'),
    )
    .select(['staff.displayName as name', 'subject.displayName as subjectName']);

/** Istanbul has been at UTC+3 all year since 2016, before anything was logged. */
const startOfDay = (date: string) => new Date(`${date}T00:00:00+03:00`).toISOString();
const endOfDay = (date: string) => new Date(Date.parse(startOfDay(date)) + day).toISOString();
