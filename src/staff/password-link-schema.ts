import { z } from 'zod';
import { linkMailText as mailText } from '#/i18n/tr/link-mail.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { passwordOfLength } from './password-length.ts';

const token = z.string({ error: text.notOpen }).regex(/^[\w-]{43}$/, text.notOpen);

const newPassword = passwordOfLength({
  tooShort: ownPasswordText.newPasswordTooShort,
  tooLong: ownPasswordText.newPasswordTooLong,
});

export const linkTokenSchema = z.object({ token });

export const passwordChoiceSchema = z.object({ token, newPassword });

export const emailSchema = z.object({
  email: z
    .string({ error: mailText.addressInvalid })
    .trim()
    .max(254, mailText.addressInvalid)
    .pipe(z.email(mailText.addressInvalid)),
});

export const linkMailSchema = emailSchema.extend({ token });

export const choiceFormSchema = z
  .object({ newPassword, confirmPassword: z.string().min(1, ownPasswordText.confirmPasswordRequired) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: ownPasswordText.passwordsDiffer,
    path: ['confirmPassword'],
  });

export type LinkMail = z.infer<typeof linkMailSchema>;
export type PasswordChoice = z.infer<typeof passwordChoiceSchema>;

/** An invitation is for somebody who has never signed in. */
export type LinkKind = 'invitation' | 'reset';
