import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Permits } from '#/content/permits.ts';
import { allPermits } from '#/content/valid-permits.ts';
import { type AuditContext, tellAdmins } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { formatLongDate, istanbulDay } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { accountabilityText } from '#/i18n/tr/accountability.ts';
import { adminNoticesText as text } from '#/i18n/tr/admin-notices.ts';
import { readStored } from './forms.server.ts';
import { inLanguage } from './store.server.ts';

/** Days before the last one, the nearest first: it is over, or near. What has been over for longer is history. */
const [stages, longestOver] = [[-1, 14, 60, 180], 180];

/** A notice of a permit holds its name, and its last day 'YYYY-MM-DD'. */
const kind = 'permit-ends';

const daysLeft = (endsOn: string, now: Date) => (Date.parse(endsOn) - Date.parse(istanbulDay(now))) / day;

/** Names what there is to tell of it at this moment; '' while there is nothing. */
function keyOf({ title, detail: endsOn }: { title: string; detail: string }, now: Date): string {
  const left = daysLeft(endsOn, now);
  const stage = left < -longestOver ? undefined : stages.find((days) => left <= days);
  return stage === undefined ? '' : `${stage} ${endsOn} ${title}`;
}

/** Tells every admin once at each stage that a permit or an accreditation ends; what holds no more is told no more. */
export async function tellOfEndingPermits(tx: Kysely<Tables>, by: AuditContext): Promise<void> {
  const rows = await inLanguage(tx).where('name', 'in', ['permits', 'donation']).selectAll().execute();
  const content = Object.fromEntries(rows.map((row) => [row.name, readStored(row.name, row.publishedValue)]));
  const permits = allPermits(content as Pick<Content, 'permits' | 'donation'>);
  const endings = permits.map(({ name: title, endsOn }) => ({ title, detail: endsOn ?? '' }));
  const due = new Map(endings.map((ending) => [keyOf(ending, by.now), ending]));
  due.delete('');
  for (const notice of await tx.selectFrom('adminNotices').selectAll().where('kind', '=', kind).execute())
    if (!due.delete(keyOf(notice, new Date(notice.at))))
      await tx.deleteFrom('adminNotices').where('id', '=', notice.id).execute();
  for (const ending of due.values()) await tellAdmins(tx, { kind, ...ending, ...by });
}

/** Says in words what a notice holds beside its title: the end of a permit as it is seen today. */
export const sayDetail = (notice: { kind: string; detail: string }, now: Date): string =>
  notice.kind === kind
    ? text.permitEnds(formatLongDate(notice.detail), daysLeft(notice.detail, now))
    : notice.detail;

/** Finds the way to the field of a permit that a notice tells of. */
export async function findPermitPath(
  db: Kysely<Tables>,
  notice: { kind: string; title: string; detail: string },
): Promise<string | undefined> {
  const name = notice.title === accountabilityText.collecting ? 'donation' : 'permits';
  const row = await inLanguage(db).where('name', '=', name).select(['id', 'value']).executeTakeFirst();
  if (notice.kind !== kind || !row) return undefined;
  if (name === 'donation') return editPaths.document(row.id, 'collectionPermit.validUntil');
  const { entries } = readStored(name, row.value) as Permits;
  const at = entries.findIndex((one) => one.name === notice.title && one.endsOn === notice.detail);
  return editPaths.document(row.id, `entries.${at}.endsOn`);
}
