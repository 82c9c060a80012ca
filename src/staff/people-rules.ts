import type { z } from 'zod';
import type { PeopleCode } from '#/http/refusal-codes.ts';

/** A rule for `refine`: the sentence of a form, and the code by which the terminal knows the rule that was broken. */
export const rule = (code: PeopleCode, error: string) => ({ error, params: { code } });

/** The code that `rule` gave; undefined for what breaks no rule of that kind. */
export function codeOfRule(issue: z.core.$ZodIssue): PeopleCode | undefined {
  return issue.code === 'custom' ? issue.params?.code : undefined;
}
