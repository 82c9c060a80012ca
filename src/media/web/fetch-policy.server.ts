import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isPublicAddress } from './public-address.server.ts';

/** How far the server goes to fetch a picture. Tests reach their own machine. */
export interface FetchPolicy {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<LookupAddress[]>;
  mayConnectTo(address: string): boolean;
  mayUsePort(port: string): boolean;
  /** For everything together: redirects and the last byte, too. */
  seconds: number;
}

/** Web servers that anybody could reach, so that nobody looks into the network around the server through it. */
export const publicFetchPolicy: FetchPolicy = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  mayConnectTo: isPublicAddress,
  mayUsePort: (port) => port === '80' || port === '443',
  seconds: 15,
};
