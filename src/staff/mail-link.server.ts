import type { Kysely } from 'kysely';
import { type AuditContext, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { formatMoment } from '#/format/dates.ts';
import { Refusal } from '#/http/errors.ts';
import { panelPaths } from '#/http/panel-paths.ts';
import { linkMailText as text } from '#/i18n/tr/link-mail.ts';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import type { Mailer } from './mailer.server.ts';
import type { LinkMail } from './password-link-schema.ts';
import { findOpenLink } from './password-links.server.ts';
import { subjectOf } from './store.server.ts';

/** What it takes to send links; undefined where no mail server is set. */
export interface LinkPost {
  mailer: Mailer;
  siteUrl: string;
}

interface Sending {
  post: LinkPost;
  context: AuditContext;
  /** The association's short name. */
  sender: string;
}

/**
 * Only the link of this very person, which the admin still has on the screen: the database could not give it back.
 * @throws {Refusal} 404 when it is no longer open, and as `Mailer` says
 */
export async function mailLink(
  db: Kysely<Tables>,
  { id, token, email }: LinkMail & { id: number },
  { post: { mailer, siteUrl }, context, sender }: Sending,
): Promise<void> {
  const link = await findOpenLink(db, { token, now: context.now });
  if (link?.staffId !== id) throw new Refusal('link-not-open', passwordLinksText.notOpen);
  const { kind, username, expiresAt } = link;
  await mailer.send({
    to: email,
    subject: text.subject[kind](sender),
    text: [
      text.text[kind](username),
      `${siteUrl}${panelPaths.choosePassword}#${token}`,
      text.ending(formatMoment(expiresAt)),
    ].join('\n\n'),
  });
  const subject = subjectOf({ id, username });
  const change = { email: { after: email } };
  await db
    .transaction()
    .execute((tx) => recordAudit(tx, { ...context, action: 'staff.mail-link', subject, change }));
}
