import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

/** NUL and the other ASCII control characters, as an address encodes them. */
const control = /%[01][0-9a-f]|%7f/i;

/**
 * No path or filter of ours has control characters, and PostgreSQL accepts no NUL. `readBody` checks JSON bodies.
 * @throws {Refusal} 404 for one in the path, 400 for one in the query
 */
export const refuseControlCharacters: MiddlewareHandler = async (c, next) => {
  const [path = '', ...query] = c.req.url.split('?');
  if (control.test(path)) throw new Refusal('no-such-call', errorText.noSuchCall);
  if (control.test(query.join('?'))) throw new Refusal('odd-query', errorText.oddQuery);
  await next();
};
