import { z } from 'zod';
import { largestId } from '#/http/fields.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { assertionSchema } from '#/staff/passkeys/schema.ts';
import { typed } from '#/staff/schema.ts';

/** Hindrances that keep a person from confirming a proposal. */
export const hindrances = ['is-own', 'author-not-trusted', 'not-trusted'] as const;
export type Hindrance = (typeof hindrances)[number];

const version = z.int().min(1).max(largestId);

export const confirmationSchema = z.object({
  version,
  password: typed('password', { required: text.passwordRequired, wrong: text.passwordWrong }),
});

export const passkeyConfirmationSchema = z.object({ version, passkey: assertionSchema });

export const withdrawalSchema = z.object({ version });

export const seenSchema = z.object({ notice: z.int().min(1).max(largestId) });
