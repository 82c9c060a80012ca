import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import { allPermits } from '#/content/valid-permits.ts';
import { type AuditContext, tellAdmins } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { formatLongDate, istanbulDay } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { adminNoticesText as text } from '#/i18n/tr/admin-notices.ts';

/** Days before the last one, the nearest first. */
const stages = [14, 60, 180];

/** Tells every admin once at each stage that a permit or an accreditation ends. What is over stands on its page. */
export async function tellOfEndingPermits(
  db: Kysely<Tables>,
  { content, ...by }: AuditContext & { content: Content },
): Promise<void> {
  const today = Date.parse(istanbulDay(by.now));
  await write(db, by, async ({ tx }) => {
    const kind = 'permit-ends';
    const told = await tx
      .selectFrom('adminNotices')
      .select(['title', 'detail'])
      .where('kind', '=', kind)
      .execute();
    for (const { name: title, endsOn } of allPermits(content)) {
      const left = (Date.parse(endsOn ?? '') - today) / day;
      const stage = stages.find((days) => left >= 0 && left <= days);
      if (!stage || !endsOn) continue;
      const detail = text.permitEnds(formatLongDate(endsOn), stage);
      if (told.some((notice) => notice.title === title && notice.detail === detail)) continue;
      await tellAdmins(tx, { kind, title, detail, ...by });
    }
  });
}
