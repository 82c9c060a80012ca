import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { hungUp } from './errors.ts';
import type { Log } from './log.ts';
import { reportsPath } from './policy-reports.ts';
import { requestContext } from './request-context.ts';

/** Pages read by visitors are logged at `debug`, because they would fill the log. */
export function nameRequest(log: Log): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async function logRequest(c, next) {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await requestContext.run({ requestId }, next);
    const { method, path } = c.req;
    const { status } = c.res;
    const isFromPages = method === 'GET' || path === reportsPath;
    const isQuiet = (isFromPages && status < 500) || status === hungUp;
    const level = isQuiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level]({ requestId, method, path, status, ms: Math.round(performance.now() - started) }, 'request');
  };
}
