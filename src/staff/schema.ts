import { z } from 'zod';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import type { SignedIn } from './answers.server.ts';
import { passwordOfLength } from './password-length.ts';
import { typedCode } from './second-factor/schema.ts';
import { mostTyped } from './typed-length.ts';

export const signInSchema = z.object({
  username: z
    .string({ error: text.usernameRequired })
    .min(1, text.usernameRequired)
    .max(mostTyped.username, text.wrongCredentials),
  password: z
    .string({ error: text.passwordRequired })
    .min(1, text.passwordRequired)
    .max(mostTyped.password, text.wrongCredentials),
  /** The code of the second factor. */
  code: typedCode.optional(),
});

export const passwordChangeSchema = z.object({
  currentPassword: z
    .string({ error: ownPasswordText.currentPasswordRequired })
    .min(1, ownPasswordText.currentPasswordRequired)
    .max(mostTyped.password, ownPasswordText.currentPasswordWrong),
  newPassword: passwordOfLength({
    tooShort: ownPasswordText.newPasswordTooShort,
    tooLong: ownPasswordText.newPasswordTooLong,
  }),
});

export const passwordFormSchema = passwordChangeSchema
  .extend({ confirmPassword: z.string().min(1, ownPasswordText.confirmPasswordRequired) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: ownPasswordText.passwordsDiffer,
    path: ['confirmPassword'],
  });

export type SignIn = z.infer<typeof signInSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Person signed in, as a page of the panel knows them. */
export interface SignedInHere extends SignedIn {
  /** The id from the head of the answer. */
  id?: string | undefined;
}
