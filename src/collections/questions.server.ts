import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { acceptedFindings } from '#/http/accepted-findings.ts';
import { describeCall } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { type Finding, keyOfFinding } from '#/stored/finding.ts';

/** Finds what somebody who publishes is asked about; nothing for what visitors would not see. */
export type FindQuestions<Item> = (
  c: Context<StaffEnv>,
  asked: { db: Kysely<Tables>; before?: Item; after: Item },
) => Promise<readonly Finding[]>;

/** Says of a call that it may answer with a question: 422 with `findings`, each with the `key` by which it is accepted. */
export const mayAsk = (questions: object | undefined) =>
  describeCall(questions ? { mayAsk: true, refusals: [422] } : {});

/** @returns the keys of what has been accepted; undefined from a caller that cannot be asked */
export const readAccepted = ({ req }: Context): string[] | undefined =>
  req.header(acceptedFindings)?.split(',').filter(Boolean);

/** A finding as the question names it. */
export const keyedFinding = z.object({
  kind: z.string(),
  place: z.string(),
  words: z.string(),
  blocks: z.boolean(),
  /** Goes into the header `accepted-findings` when the person says yes. */
  key: z.string(),
});

/** @throws {Refusal} 422 with the findings, when one of them is not accepted or may not be */
export function requireAccepted(findings: readonly Finding[], accepted: readonly string[]): void {
  const keyed = findings.map((finding) => ({ ...finding, key: shortKeyOf(finding) }));
  if (keyed.every(({ blocks, key }) => !blocks && accepted.includes(key))) return;
  throw new Refusal('asks-first', text.asksFirst, { details: { findings: keyed } });
}

/** Short enough for a header that names dozens. */
const shortKeyOf = (finding: Finding): string =>
  hash('sha256', keyOfFinding(finding), 'base64url').slice(0, 10);
