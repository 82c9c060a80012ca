import { z } from 'zod';
import { errorText } from '#/i18n/tr/errors.ts';
import { says } from './call-shape.server.ts';
import { Refusal } from './errors.ts';

const longestKey = 200;

const name = 'Idempotency-Key';

/**
 * The `Idempotency-Key` of a call (draft-ietf-httpapi-idempotency-key-header); one key never makes two things. It stands
 * before a handler, which gets `key` from `c.req.valid('header')`, undefined for clients that send none.
 * @throws {Refusal} 400 for a key of more than 200 characters
 */
export const takesKey = () =>
  says<{ out: { header: { key: string | undefined } } }>(
    { headers: z.object({ [name]: z.string().max(longestKey).optional() }), refusals: [409] },
    async (c, next) => {
      const key = c.req.header(name)?.replace(/^"|"$/g, '');
      if (key !== undefined && key.length > longestKey)
        throw new Refusal('request-key-too-long', errorText.keyTooLong(longestKey));
      c.req.addValidatedData('header', { key: key || undefined });
      await next();
    },
  );
