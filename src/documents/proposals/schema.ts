import { z } from 'zod';
import { largestId } from '#/http/fields.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { mostTyped } from '#/staff/typed-length.ts';
import type { AdminNoticeKind } from '#/stored/admin-notices.ts';

/** What keeps a person from confirming a proposal. */
export const hindrances = ['is-own', 'author-not-trusted', 'not-trusted'] as const;
export type Hindrance = (typeof hindrances)[number];

/** What the caller is told as an admin, and has not taken note of. */
export interface AdminNotice {
  id: number;
  kind: AdminNoticeKind;
  title: string;
  /** The account or address that was let through; for a confirmed change, who proposed it. */
  detail: string;
  /** A username. */
  by: string;
  at: string;
}

/** Who may take part in a change of the accounts, said before anybody types one. */
export interface AccountRule {
  /** While the accounts are the demonstration's, one admin publishes the first real ones. */
  isFirst: boolean;
  admins: {
    username: string;
    isReader: boolean;
    /** From when on the account counts, ISO 8601 UTC; null while somebody else knows its password. */
    trustedFrom: string | null;
    isTrusted: boolean;
  }[];
}

const version = z.int().min(1).max(largestId);

export const confirmationSchema = z.object({
  version,
  password: z
    .string({ error: text.passwordRequired })
    .min(1, text.passwordRequired)
    .max(mostTyped.password, text.passwordWrong),
});

export const withdrawalSchema = z.object({ version });

export const seenSchema = z.object({ notice: z.int().min(1).max(largestId) });
