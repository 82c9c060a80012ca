import type { MiddlewareHandler } from 'hono';

/** Hono answers HEAD as GET and drops the body unread (RFC 9110 9.3.2), so its file or export is closed here. */
export const closeBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
};
