import { z } from 'zod';
import type { PeopleCode } from '#/http/refusal-codes.ts';
import { linkMailText as mailText } from '#/i18n/tr/link-mail.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import type { SignedIn } from './answers.server.ts';
import { longestPassword, mostTyped } from './typed-length.ts';

/** A rule for `refine`: the sentence of a form, and the code by which the terminal knows the rule that was broken. */
export const rule = (code: PeopleCode, error: string) => ({ error, params: { code } });

/** The code that `rule` gave; undefined for what breaks no rule of that kind. */
export function codeOfRule(issue: z.core.$ZodIssue): PeopleCode | undefined {
  return issue.code === 'custom' ? issue.params?.code : undefined;
}

const shortest = 6;

/** The form to hash: the same letters are the same password on every device (NIST SP 800-63B 3.1.1.2). */
export const normalizePassword = (password: string) => password.normalize('NFKC');

const countCharacters = (password: string) => [...normalizePassword(password)].length;

/** A password of 6 to 256 characters as a person counts them; it is not changed here. */
export const passwordOfLength = ({ tooShort, tooLong }: { tooShort: string; tooLong: string }) =>
  z
    .string({ error: tooShort })
    .refine((password) => password.length <= mostTyped.password, {
      ...rule('password-too-long', tooLong),
      abort: true,
    })
    .refine((password) => countCharacters(password) >= shortest, rule('password-too-short', tooShort))
    .refine((password) => countCharacters(password) <= longestPassword, rule('password-too-long', tooLong))
    .meta({ minLength: shortest, maxLength: mostTyped.password });

/** Words that are right already, such as a password: what is too long for that is `wrong`. */
export const typed = (
  part: keyof typeof mostTyped,
  { required, wrong }: { required: string; wrong: string },
) => z.string({ error: required }).min(1, required).max(mostTyped[part], wrong);

/** A code of six digits, which apps show in two groups. */
const typedCode = z
  .string({ error: codeText.required })
  .max(mostTyped.code, codeText.wrong)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, codeText.required));

export const codeSchema = z.object({ code: typedCode });

export const signInSchema = z.object({
  username: typed('username', { required: text.usernameRequired, wrong: text.wrongCredentials }),
  password: typed('password', { required: text.passwordRequired, wrong: text.wrongCredentials }),
  /** The code of the second factor. */
  code: typedCode.optional(),
});

const { currentPasswordWrong: wrong } = ownPasswordText;

export const typedPasswordSchema = z.object({
  password: typed('password', { required: text.passwordRequired, wrong }),
});

const newPassword = passwordOfLength({
  tooShort: ownPasswordText.newPasswordTooShort,
  tooLong: ownPasswordText.newPasswordTooLong,
});

export const passwordChangeSchema = z.object({
  currentPassword: typed('password', { required: ownPasswordText.currentPasswordRequired, wrong }),
  newPassword,
});

const token = z.string({ error: passwordLinksText.notOpen }).regex(/^[\w-]{43}$/, passwordLinksText.notOpen);

export const linkTokenSchema = z.object({ token });

export const passwordChoiceSchema = z.object({ token, newPassword });

const confirmPassword = z.string().min(1, ownPasswordText.confirmPasswordRequired);

/** For `refine`: a new password is typed twice. */
const areSame = (form: { newPassword: string; confirmPassword: string }) =>
  form.newPassword === form.confirmPassword;
const differ = { message: ownPasswordText.passwordsDiffer, path: ['confirmPassword'] };

export const passwordFormSchema = passwordChangeSchema.extend({ confirmPassword }).refine(areSame, differ);

export const choiceFormSchema = z.object({ newPassword, confirmPassword }).refine(areSame, differ);

export const emailSchema = z.object({
  email: z
    .string({ error: mailText.addressInvalid })
    .trim()
    .max(254, mailText.addressInvalid)
    .pipe(z.email(mailText.addressInvalid)),
});

export const linkMailSchema = emailSchema.extend({ token });

export type SignIn = z.infer<typeof signInSchema>;
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
export type LinkMail = z.infer<typeof linkMailSchema>;
export type PasswordChoice = z.infer<typeof passwordChoiceSchema>;

/** An invitation is for somebody who has never signed in. */
export type LinkKind = 'invitation' | 'reset';

/** Person signed in, as a page of the panel knows them. */
export interface SignedInHere extends SignedIn {
  /** The id from the head of the answer. */
  id?: string | undefined;
}
