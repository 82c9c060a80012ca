import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import ipaddr from 'ipaddr.js';
import { DatabaseBusy, DatabaseUnreachable } from '#/db/connection.ts';
import { minute } from '#/format/durations.ts';
import { isDiskFull, Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import type { Config } from './config.ts';
import { type Log, openTally, requestContext } from './log.ts';
import { reportsPath } from './security.ts';

type ReachedBy = Pick<Config, 'trustedProxies' | 'siteUrl'>;

/** Notes who asks. Visitors can write anything into X-Forwarded-For, so only the entries our own proxies append count. */
export function noteCaller(reached: ReachedBy): MiddlewareHandler<StaffEnv> {
  return async function noteCallerOfRequest(c, next) {
    const address = forwardedAddress(c, reached.trustedProxies) ?? connectionAddress(c);
    c.set('caller', {
      ...networksOf(address),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    });
    c.set('isHttps', isHttps(c, reached));
    await next();
  };
}

function isHttps(c: Context, { trustedProxies, siteUrl }: ReachedBy): boolean {
  if (siteUrl) return siteUrl.startsWith('https:');
  return trustedProxies > 0 && c.req.header('x-forwarded-proto') === 'https';
}

function forwardedAddress(c: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const hops = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const address = withoutPort(hops.at(-trustedProxies)?.trim() ?? '');
  return ipaddr.isValid(address) ? address : undefined;
}

/** Some proxies write the port as well, which is another one for each connection: '192.0.2.1:4711', '[2001:db8::1]:4711'. */
function withoutPort(hop: string): string {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(hop) ?? [];
  return bracketed ?? dotted ?? hop;
}

function connectionAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'memory';
}

/** A home with IPv6 has a /64, which counts as one address. A /48 is easy to get (RFC 6177), so it is noted too. */
function networksOf(address: string): { address: string; endSite?: string } {
  if (!ipaddr.isValid(address)) return { address };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { address: parsed.toString() };
  const prefix = (groups: number) =>
    `${parsed.parts
      .slice(0, groups)
      .map((part) => part.toString(16))
      .join(':')}::/${groups * 16}`;
  return { address: prefix(4), endSite: prefix(3) };
}

interface Noted {
  Variables: {
    requestId: string;
    /** Set for staff. */
    session: unknown;
  };
}

/** Lines in a minute of requests without a session; further ones are counted. */
const mostOfStrangers = 100;

/** Gives each request a number and a line in the log; pages read by visitors at `debug`, because they would fill it. */
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

/** nginx's status for a client that closed the connection; seen in the log only. */
export const hungUp = 499;

/** Answers an error: a refusal says what to do, any other shows only a number to quote. */
export function answerError(log: Log): ErrorHandler {
  return function answerErrorOfRequest(error, c) {
    const requestId: string = c.get('requestId');
    const { method, path } = c.req;
    if (hasHungUp(c)) {
      log.debug({ requestId, method, path }, 'the client hung up');
      return new Response(null, { status: hungUp });
    }
    if (error instanceof Refusal) {
      const { message, fields, current, details, status, headers } = error;
      // JSON leaves out fields that are undefined
      return c.json({ message, fields, current, ...details }, status, headers);
    }
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ requestId, method, path, error }, 'request failed');
    const { status, message, headers } = explainFailure(error, requestId);
    return c.json({ message }, status, headers);
  };
}

/** True when the connection broke before the whole body came. Tests in memory have no `incoming`. */
function hasHungUp(c: Context): boolean {
  const incoming = c.env?.incoming;
  return incoming?.destroyed && !incoming.complete;
}

interface Explanation {
  status: 500 | 503 | 507;
  message: string;
  headers?: Record<string, string>;
}

function explainFailure(error: unknown, requestId: string): Explanation {
  if (isDiskFull(error)) return { status: 507, message: errorText.diskFull };
  const later = { status: 503, headers: { 'retry-after': '5' } } as const;
  if (error instanceof DatabaseUnreachable) return { ...later, message: errorText.databaseAway };
  if (error instanceof DatabaseBusy) return { ...later, message: errorText.databaseBusy };
  return { status: 500, message: errorText.unexpected(requestId) };
}
