import { z } from 'zod';
import type { MailSettings } from '#/staff/mailer.server.ts';

const text = () => z.string().trim().optional();

export const mailVariables = {
  SMTP_URL: text().refine(
    isMailServer,
    'must be the address of a mail server, such as smtps://name:password@mail.example.org',
  ),
  MAIL_FROM: text().refine(
    (from) => from === undefined || /^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(from),
    'must be an e-mail address, such as panel@example.org or "Panel <panel@example.org>"',
  ),
  /** Told by e-mail what every admin is told in the panel; no admin can change it. */
  ALERTS_TO: text().refine(
    (to) => to === undefined || to.split(',').every((address) => z.email().safeParse(address.trim()).success),
    'must be an e-mail address, or several with commas between them',
  ),
};

type Values = { [Name in keyof typeof mailVariables | 'SITE_URL']?: string | undefined };

const cures = {
  MAIL_FROM: 'must be set when SMTP_URL is: the address that e-mails come from',
  SITE_URL: 'must be set when SMTP_URL is: e-mails name the address of the panel',
} as const;

export function checkMail(values: Values, context: z.RefinementCtx): void {
  if (!values.SMTP_URL) {
    const message = 'needs SMTP_URL: without a mail server nothing is sent';
    if (values.ALERTS_TO) context.addIssue({ code: 'custom', path: ['ALERTS_TO'], message });
    return;
  }
  for (const [name, message] of Object.entries(cures)) {
    if (!values[name as keyof typeof cures]) context.addIssue({ code: 'custom', path: [name], message });
  }
}

export const readMail = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  ALERTS_TO: alertsTo,
}: Values): MailSettings | undefined =>
  url && from ? { url, from, ...(alertsTo && { alertsTo }) } : undefined;

function isMailServer(url: string | undefined): boolean {
  if (url === undefined) return true;
  const parsed = URL.parse(url);
  return Boolean(parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname);
}
