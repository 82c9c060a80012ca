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
};

type Values = { [Name in keyof typeof mailVariables | 'SITE_URL']?: string | undefined };

const cures = {
  MAIL_FROM: 'must be set when SMTP_URL is: the address that e-mails come from',
  SITE_URL: 'must be set when SMTP_URL is: e-mails name the address of the panel',
} as const;

export function checkMail(values: Values, context: z.RefinementCtx): void {
  if (!values.SMTP_URL) return;
  for (const [name, message] of Object.entries(cures)) {
    if (!values[name as keyof typeof cures]) context.addIssue({ code: 'custom', path: [name], message });
  }
}

export const readMail = ({ SMTP_URL: url, MAIL_FROM: from }: Values): MailSettings | undefined =>
  url && from ? { url, from } : undefined;

function isMailServer(url: string | undefined): boolean {
  if (url === undefined) return true;
  const parsed = URL.parse(url);
  return Boolean(parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname);
}
