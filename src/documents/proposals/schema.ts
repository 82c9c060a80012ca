import { z } from 'zod';
import { largestId } from '#/http/fields.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { mostTyped } from '#/staff/typed-length.ts';
import type { FormSchema } from '../form-schema.ts';

/** A change of the accounts that waits for a second person. */
export interface ProposalSummary {
  /** Of the document. */
  id: number;
  title: string;
  version: number;
  /** A username. */
  proposedBy: string;
  proposedAt: string;
  /** Whether the caller made it, or wrote a part of it. */
  isOwn: boolean;
  mayConfirm: boolean;
  /** Usernames of those who may. */
  confirmers: string[];
}

export interface Proposal extends ProposalSummary {
  form: FormSchema;
  /** What visitors read. */
  before: unknown;
  /** What they would read. */
  after: unknown;
  /** Admins whose accounts were touched too lately to confirm it, or who have touched those of its authors. */
  later: LaterConfirmer[];
  /** Whether there is no other admin to ask. */
  isOneAdmin: boolean;
}

export interface LaterConfirmer {
  username: string;
  /** Has lately made, changed or opened the account of who made or wrote it. */
  isBehind: boolean;
  /** What is proposed after this moment they may confirm, ISO 8601 UTC; null until a password that was handed out is changed. */
  since: string | null;
  isReader: boolean;
}

/** A change that somebody confirmed, and the caller has not taken note of. */
export interface ConfirmedChange {
  id: number;
  title: string;
  proposedBy: string;
  confirmedBy: string;
  confirmedAt: string;
}

export interface ProposalNews {
  proposals: ProposalSummary[];
  changes: ConfirmedChange[];
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

export const seenSchema = z.object({ change: z.int().min(1).max(largestId) });
