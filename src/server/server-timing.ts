import type { MiddlewareHandler } from 'hono';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';

/** Tells staff in their browser's own tools how long the server took (W3C Server Timing), strangers nothing. */
export const tellTimeToStaff = (): MiddlewareHandler<StaffEnv> =>
  async function tellTime(c, next) {
    const started = performance.now();
    await next();
    if (readStaffCookie(c, 'session') === undefined) return;
    c.res.headers.append('server-timing', `app;dur=${(performance.now() - started).toFixed(1)}`);
  };
