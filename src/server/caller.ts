import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { StaffEnv } from '#/staff/cookies.server.ts';

/** Visitors can write anything into X-Forwarded-For, so only the entries our own proxies append count. */
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
      ...networksOf(address),
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
