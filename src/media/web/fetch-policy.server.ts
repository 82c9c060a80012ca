import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Tests may reach their own machine. */
export interface FetchPolicy {
  resolve(hostname: string): Promise<LookupAddress[]>;
  mayConnectTo(address: string): boolean;
  mayUsePort(port: string): boolean;
  /** For everything, including redirects and the last byte. */
  seconds: number;
}

/** Public web servers only, so nobody can reach the server's own network through it (OWASP SSRF). */
export const publicFetchPolicy: FetchPolicy = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  mayConnectTo: isPublicAddress,
  mayUsePort: (port) => port === '80' || port === '443',
  seconds: 15,
};

/** Public unicast only (IANA, via ipaddr.js): nothing with an IPv4 address inside (mapped, 6to4, Teredo, NAT64). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobalUnicast(parsed));
}

/** IANA assigns 2000::/3 only; others, such as ::127.0.0.1 (RFC 4291 2.5.5.1), have no range of their own. */
const isGlobalUnicast = (address: ipaddr.IPv4 | ipaddr.IPv6) => address.match(ipaddr.parse('2000::'), 3);
