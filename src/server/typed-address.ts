import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

/** NUL and the other control characters of ASCII, as they stand in an address. */
const control = /%[01][0-9a-f]|%7f/i;

/**
 * Refuses calls whose address holds control characters, for all calls at once: no path or filter of ours has any, and
 * PostgreSQL takes no NUL in a text. Of JSON bodies `readBody` takes care.
 * @throws {Refusal} 404 when one stands in the path, 400 when one stands in the query
 */
export const refuseControlCharacters: MiddlewareHandler = async (c, next) => {
  const [path = '', ...query] = c.req.url.split('?');
  if (control.test(path)) throw new Refusal('no-such-call', errorText.noSuchCall);
  if (control.test(query.join('?'))) throw new Refusal('odd-query', errorText.oddQuery);
  await next();
};
