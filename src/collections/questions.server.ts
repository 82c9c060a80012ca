import { hash } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { describeCall } from '#/http/call-shape.server.ts';
import { invalid, Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { type Finding, keyOfFinding } from '#/stored/finding.ts';

/** Finds what somebody who publishes is asked about; nothing for what visitors would not see. */
export type FindQuestions<Item> = (
  c: Context<StaffEnv>,
  asked: { db: Kysely<Tables>; before?: Item; after: Item },
) => Promise<readonly Finding[]>;

/** Left out, nothing is asked: a program knows what it does. Empty, nothing has been accepted yet. */
const askable = z.object({ accepted: z.array(z.string().max(100)).max(500).optional() });

/** Says of a call that it may answer with a question: 422 with `findings`, each with the `key` by which it is accepted. */
export const mayAsk = <Item>(questions: FindQuestions<Item> | undefined) =>
  describeCall(questions ? { query: askable, refusals: [422] } : {});

/** @returns the keys of what has been accepted; undefined from a caller that cannot be asked. @throws {Refusal} 400 */
export function readAccepted({ req }: Context): string[] | undefined {
  const { data } = askable.safeParse({ accepted: req.queries('accepted') });
  if (!data) throw invalid(errorText.listChoiceInvalid);
  return data.accepted;
}

/** A finding as the question names it. */
export const keyedFinding = z.object({
  kind: z.string(),
  place: z.string(),
  words: z.string(),
  blocks: z.boolean(),
  /** Goes into `accepted` when the person says yes. */
  key: z.string(),
});

/** @throws {Refusal} 422 with the findings, when one of them is not accepted or may not be */
export function requireAccepted(findings: readonly Finding[], accepted: readonly string[]): void {
  const keyed = findings.map((finding) => ({ ...finding, key: shortKeyOf(finding) }));
  if (keyed.every(({ blocks, key }) => !blocks && accepted.includes(key))) return;
  throw new Refusal('asks-first', text.asksFirst, { details: { findings: keyed } });
}

/** Short enough for an address that names dozens. */
const shortKeyOf = (finding: Finding): string =>
  hash('sha256', keyOfFinding(finding), 'base64url').slice(0, 10);
