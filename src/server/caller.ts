import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { StaffEnv } from '#/staff/cookies.server.ts';

/**
 * Notes who calls: the address of the connection, or the one that the given number of trusted proxies report. A
 * visitor may write anything into X-Forwarded-For, so only the entries our own proxies appended count.
 */
export function noteCaller({
  trustedProxies,
  siteUrl,
}: {
  trustedProxies: number;
  siteUrl: string | undefined;
}): MiddlewareHandler<StaffEnv> {
  return async function noteCallerOfRequest(c, next) {
    const address = forwardedAddress(c, trustedProxies) ?? connectionAddress(c);
    c.set('caller', {
      address: networkOf(address),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    });
    c.set('isHttps', isHttps(c, { trustedProxies, siteUrl }));
    await next();
  };
}

function isHttps(
  c: Context,
  { trustedProxies, siteUrl }: { trustedProxies: number; siteUrl: string | undefined },
): boolean {
  if (siteUrl) return siteUrl.startsWith('https:');
  return trustedProxies > 0 && c.req.header('x-forwarded-proto') === 'https';
}

function forwardedAddress(c: Context, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return undefined;
  const hops = c.req.header('x-forwarded-for')?.split(',') ?? [];
  return hops.at(-trustedProxies)?.trim() || undefined;
}

/** In tests that call the app in memory there is no connection. */
function connectionAddress(c: Context): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'memory';
}

/** One subscriber has a whole /64 of IPv6, so that is what counts as one address. */
function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:/, '');
  if (!mapped.includes(':')) return mapped;
  return `${expandIpv6(mapped).slice(0, 4).join(':')}::/64`;
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  if (tail === undefined) return start;
  const end = tail.split(':').filter(Boolean);
  const gap = Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array.from({ length: gap }, () => '0'), ...end];
}
