import { formatMoment } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { adminNoticesText as text } from '#/i18n/tr/admin-notices.ts';
import type { Parts } from '../parts.ts';

type Needed = Pick<Parts, 'config' | 'database' | 'content' | 'mailer' | 'clock'>;

/** Notices that one e-mail tells; of the rest it tells the number. */
const most = 50;

/**
 * Sends what every admin is told to `ALERTS_TO`; does nothing where that is not set.
 * @returns the look that sends what has not been sent; what could not be sent for a day is left to the panel
 */
export function mailNoticesOf({ config, database: { db }, content, mailer, clock }: Needed) {
  return async function look(): Promise<void> {
    const { mail, siteUrl = '' } = config;
    if (!mailer || !mail?.alertsTo) return;
    const notices = await db
      .selectFrom('adminNotices')
      .selectAll()
      .where('mailedAt', 'is', null)
      .where('at', '>', new Date(clock().getTime() - day).toISOString())
      .orderBy((notice) => notice('kind', '=', 'outside-link'))
      .orderBy('id')
      .execute();
    if (notices.length === 0) return;
    const lines = notices
      .slice(0, most)
      .map(({ kind, byName, at, ...notice }) =>
        text.sentences[kind]({ ...notice, by: byName, moment: formatMoment(at) }),
      );
    const more = notices.length > most ? [text.mailMore(notices.length - most)] : [];
    await mailer.send({
      to: mail.alertsTo,
      subject: text.mailSubject(content.last.association.name.short),
      text: [...lines, ...more, text.mailEnding(`${siteUrl}${panelPaths.panel}`)].join('\n\n'),
    });
    await db
      .updateTable('adminNotices')
      .set({ mailedAt: clock().toISOString() })
      .where('id', '<=', Math.max(...notices.map(({ id }) => id)))
      .where('mailedAt', 'is', null)
      .execute();
  };
}
