import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.server.ts';

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
