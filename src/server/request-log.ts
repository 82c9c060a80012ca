import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { minute } from '#/format/durations.ts';
import { hungUp } from './errors.ts';
import { type Log, openTally, requestContext } from './log.ts';
import { reportsPath } from './policy-reports.ts';

interface Noted {
  Variables: Variables;
}

interface Variables {
  requestId: string;
  /** Set for staff. */
  session: unknown;
}

/** Of requests without a session; the others of the minute are counted. */
const mostOfStrangers = 100;

/** Pages read by visitors are logged at `debug`, because they would fill the log. */
export function nameRequest(log: Log): MiddlewareHandler<Noted> {
  const count = openTally((counts) => log.warn(counts, 'requests that have no line of their own, by status'));
  const ofStrangers = { since: 0, lines: 0 };

  function isOneTooMany(now: number): boolean {
    if (now - ofStrangers.since >= minute) Object.assign(ofStrangers, { since: now, lines: 0 });
    ofStrangers.lines += 1;
    return ofStrangers.lines > mostOfStrangers;
  }

  return async function logRequest(c, next) {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await requestContext.run({ requestId }, next);
    const { method, path } = c.req;
    const { status } = c.res;
    const isFromPages = method === 'GET' || method === 'HEAD' || path === reportsPath;
    const isQuiet = (isFromPages && status < 500) || status === hungUp;
    const level = isQuiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const now = performance.now();
    // a full queue is no fault, and a database that is away has its own lines
    const isCounted = status === 503 || (!isQuiet && !c.get('session') && isOneTooMany(now));
    if (isCounted) count(String(status));
    else log[level]({ requestId, method, path, status, ms: Math.round(now - started) }, 'request');
  };
}
