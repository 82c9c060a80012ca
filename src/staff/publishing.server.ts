import type { Context } from 'hono';
import type { CheckChange } from '#/db/writes-of.ts';
import { Refusal } from '#/http/errors.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { isOut } from '#/stored/is-out.ts';
import { requireSession, type StaffEnv } from './cookies.server.ts';
import { mayPublish, type PublishingRule } from './permissions.ts';

/** What a change is checked with before it is made, for the person who makes the call. */
export type GuardPublishing = (c: Context<StaffEnv>) => CheckChange;

/**
 * Who may not publish may neither change what visitors see nor what they will see at its time.
 * The check runs inside the transaction, on what is stored at that moment, and throws a Refusal.
 */
export const guardPublishing =
  (rule: PublishingRule): GuardPublishing =>
  (c) =>
  ({ before, after }) => {
    if (![before, after].some((item) => item && isOut(item))) return;
    if (mayPublish(requireSession(c).role, rule)) return;
    throw new Refusal('may-not-publish', text.mayNot);
  };
