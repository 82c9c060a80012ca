import type { Context, MiddlewareHandler } from 'hono';

type Headers = Record<string, string>;

/** What every answer carries, whatever it is (ASVS 3.4); HSTS only where visitors come over https. */
export const constantHeaders = (siteUrl: string | undefined): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  // whatever is opened as a page by itself may be looked at, no more; pages and uploads have policies of their own
  'content-security-policy': "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(siteUrl?.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

/**
 * Puts the constant headers on every answer that does not hold them. Those from the page cache do: to open their
 * headers on each visit would cost more than to serve the page.
 */
export function addConstantHeaders(siteUrl: string | undefined): MiddlewareHandler {
  const headers = Object.entries(constantHeaders(siteUrl));
  return async function addConstantHeadersToAnswer(c, next) {
    await next();
    if (c.get(holding)) return;
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** @returns the answer, which holds the constant headers already; a failure to give it does not */
export async function holdingConstantHeaders(
  c: Context,
  answer: Response | Promise<Response>,
): Promise<Response> {
  const response = await answer;
  c.set(holding, true);
  return response;
}

const holding = 'holdsConstantHeaders';
