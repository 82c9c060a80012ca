import { z } from 'zod';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { mostTyped } from '../typed-length.ts';

/** A code of six digits, which apps show in two groups. */
export const typedCode = z
  .string({ error: codeText.required })
  .max(mostTyped.code, codeText.wrong)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().min(1, codeText.required));

export const codeSchema = z.object({ code: typedCode });

export const typedPasswordSchema = z.object({
  password: z
    .string({ error: text.passwordRequired })
    .min(1, text.passwordRequired)
    .max(mostTyped.password, ownPasswordText.currentPasswordWrong),
});

export type TypedCode = z.infer<typeof codeSchema>;
export type TypedPassword = z.infer<typeof typedPasswordSchema>;
