import type { MiddlewareHandler } from 'hono';

/**
 * Hono answers HEAD as GET and throws the body away (RFC 9110 9.3.2) without reading it: what was to feed it, a file
 * or the rows of an export, is closed here.
 */
export const closeBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
};
