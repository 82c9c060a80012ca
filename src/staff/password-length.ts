import { z } from 'zod';
import { rule } from './people-rules.ts';
import { longestPassword, mostTyped } from './typed-length.ts';

const shortest = 6;

/** The form to hash: the same letters are the same password on every device (NIST SP 800-63B 3.1.1.2). */
export const normalizePassword = (password: string) => password.normalize('NFKC');

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

const countCharacters = (password: string) => [...normalizePassword(password)].length;
