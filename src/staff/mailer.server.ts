import type { Transporter } from 'nodemailer';
import pLimit from 'p-limit';
import { comeLater, Refusal } from '#/http/errors.ts';
import { linkMailText as text } from '#/i18n/tr/link-mail.ts';

export interface MailSettings {
  /** Address of the mail server: smtp:// or smtps://, with name and password. */
  url: string;
  from: string;
  /** Addresses that learn of changes of which every admin is told, with commas in between. */
  alertsTo?: string;
}

export interface Mailer {
  /** Sends one e-mail. @throws {Refusal} 502 when the mail server does not take it within ten seconds; 429 when too many wait */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}

/** Milliseconds for one e-mail; with the few that wait, still within the minute that the panel waits. */
const longest = 10_000;
const mostWaiting = 3;

/** Opens a mailer that sends one e-mail at a time. @param onError learns why one was not sent */
export function openMailer({ url, from }: MailSettings, onError: (error: unknown) => void): Mailer {
  const limit = pLimit(1);
  let transport: Transporter | undefined;

  async function deliver(mail: { to: string; subject: string; text: string }): Promise<void> {
    try {
      transport ??= await connect(url);
      await transport.sendMail({ ...mail, from, signal: AbortSignal.timeout(longest) });
    } catch (error) {
      onError(error);
      throw new Refusal('mail-not-sent', text.notSent);
    }
  }

  return {
    async send(mail) {
      if (limit.pendingCount >= mostWaiting)
        throw comeLater('too-many-mails', text.tooMany, { retryAfterSeconds: 30 });
      await limit(() => deliver(mail));
    },
  };
}

/** Reads the library when the first e-mail is sent: most sites send none. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: longest, greetingTimeout: longest, socketTimeout: longest };
  return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
}
