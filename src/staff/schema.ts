import { z } from 'zod';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
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
  /** Of the second factor. */
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
export type PasswordForm = z.infer<typeof passwordFormSchema>;

export interface SignedIn {
  username: string;
  /** What colleagues read in its place; left out until it is told. */
  displayName?: string;
  /** What to show in the place of the usernames that other answers hold; left out while nobody has told a name. */
  names?: Record<string, string>;
  role: string;
  /** Set while the password is one that somebody else has chosen or handed out. */
  mustChangePassword?: true;
  /** Set where only others may change what visitors see. */
  mayPublish?: false;
}

/** As a page of the panel knows it. */
export interface SignedInHere extends SignedIn {
  /** From the head of the answer. */
  id?: string | undefined;
}
