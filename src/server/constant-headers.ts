import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';

type Headers = Record<string, string>;

/** Ways in which visitors reach the site. */
export type Reached = Pick<Config, 'siteUrl' | 'hstsSubdomains'>;

/** Headers of every answer (ASVS 3.4); HSTS only where visitors come over https. */
export const constantHeaders = ({ siteUrl, hstsSubdomains }: Reached): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  // for files opened as a page of their own; pages and uploads have stricter policies
  'content-security-policy': "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(siteUrl?.startsWith('https:') && {
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/** Skips answers from the page cache, which have them: reading their headers costs more than serving the page. */
export function addConstantHeaders(reached: Reached): MiddlewareHandler {
  const headers = Object.entries(constantHeaders(reached));
  return async function addConstantHeadersToAnswer(c, next) {
    await next();
    if (c.get(holding)) return;
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** Marks the answer as having the constant headers. If making it fails, nothing is marked. */
export async function holdingConstantHeaders(
  c: Context,
  answer: Response | Promise<Response>,
): Promise<Response> {
  const response = await answer;
  c.set(holding, true);
  return response;
}

const holding = 'holdsConstantHeaders';
