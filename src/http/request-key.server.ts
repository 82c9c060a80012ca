import type { Context } from 'hono';
import { errorText } from '#/i18n/tr/errors.ts';
import { Refusal } from './errors.ts';

const longestKey = 200;

/**
 * The `Idempotency-Key` of a call (draft-ietf-httpapi-idempotency-key-header); one key never makes two things.
 * Undefined for clients that send none. @throws {Refusal} 400 for a key of more than 200 characters
 */
export function readRequestKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')?.replace(/^"|"$/g, '');
  if (key !== undefined && key.length > longestKey) {
    throw new Refusal('request-key-too-long', errorText.keyTooLong(longestKey));
  }
  return key || undefined;
}
