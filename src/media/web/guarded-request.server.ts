import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';

/** The rules of whom the server may call; tests may reach their own machine. */
export interface FetchPolicy {
  resolve(hostname: string): Promise<LookupAddress[]>;
  mayConnectTo(address: string): boolean;
  mayUsePort(port: string): boolean;
  /** The time for everything, including redirects and the last byte. */
  seconds: number;
}

/** Allows public web servers only, so nobody can reach the server's own network through it (OWASP SSRF). */
export const publicFetchPolicy: FetchPolicy = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  mayConnectTo: isPublicAddress,
  mayUsePort: (port) => port === '80' || port === '443',
  seconds: 15,
};

/** Allows public unicast only (IANA, via ipaddr.js): nothing with an IPv4 address inside (mapped, 6to4, Teredo, NAT64). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobalUnicast(parsed));
}

/** Tells 2000::/3, all that IANA assigns; others, such as ::127.0.0.1 (RFC 4291 2.5.5.1), have no range of their own. */
const isGlobalUnicast = (address: ipaddr.IPv4 | ipaddr.IPv6) => address.match(ipaddr.parse('2000::'), 3);

/** A refusal that stands beside the field of the address. */
export const refuseAddress = (message: string) =>
  new Refusal('address-refused', message, { fields: { url: message } });

/** Allows http and https, the usual ports, no credentials. @param base of a relative redirect @throws {Refusal} 400 */
function readAddress(typed: string, fetchPolicy: FetchPolicy, base?: URL): URL {
  const url = URL.parse(typed, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw refuseAddress(text.notAnAddress);
  if (url.username || url.password) throw refuseAddress(text.hasCredentials);
  if (url.port && !fetchPolicy.mayUsePort(url.port)) throw refuseAddress(text.portRefused(url.port));
  // a connection to an IP address makes no lookup, so it is checked here
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !fetchPolicy.mayConnectTo(host) : isInternalName(host))
    throw refuseAddress(text.notPublic);
  return url;
}

/** Names of RFC 6761, 6762 and 8375, and usual private ones; refused without a lookup, which could tell about our network. */
const isInternalName = (host: string) =>
  !/\w\.\w/.test(host) ||
  /\.(localhost|local|internal|intranet|private|corp|lan|home|home\.arpa)\.?$/.test(host);

/** Connects to the checked addresses only, against DNS rebinding (OWASP SSRF). One internal address refuses all. */
function guardLookup(fetchPolicy: FetchPolicy): LookupFunction {
  return function lookupPublic(hostname, { all }, callback) {
    fetchPolicy.resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => fetchPolicy.mayConnectTo(address))) {
          callback(new Error('The name leads nowhere, or not to the internet.'), []);
        } else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, []),
    );
  };
}

interface Call {
  fetchPolicy: FetchPolicy;
  signal: AbortSignal;
  userAgent: string;
}

const mostRedirects = 3;

/**
 * Asks for a file. Redirects are checked like the address itself. @throws {Refusal} 400 when refused, `Unavailable` when it
 * gives no file
 */
export async function requestFile(typed: string, call: Call): Promise<{ answer: IncomingMessage; url: URL }> {
  let url = readAddress(typed, call.fetchPolicy);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, call);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return { answer, url };
    answer.destroy();
    if (!redirectCodes.includes(statusCode) || !headers.location)
      throw new Unavailable(text.notGiven(statusCode));
    url = readAddress(headers.location, call.fetchPolicy, url);
  }
  throw new Unavailable(text.tooManyRedirects);
}

const redirectCodes = [301, 302, 303, 307, 308];

function ask(url: URL, { fetchPolicy, signal, userAgent }: Call): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, {
      // a connection of its own, looked up and checked again; a shared one would skip both
      agent: false,
      lookup: guardLookup(fetchPolicy),
      signal,
      headers: {
        'user-agent': userAgent,
        accept: 'image/webp,image/png,image/jpeg,image/gif,*/*;q=0.1',
        'accept-encoding': 'identity',
      },
    })
      .on('response', resolve)
      .on('error', reject)
      // an upgrade that nobody asked for ends it without an error
      .on('close', () => reject(new Error('The connection was closed without an answer.')))
      .end();
  });
}

/** Refusal because the other server or the way to it is down. Names in our own network get the same words, so nobody can find them. */
export class Unavailable extends Refusal {
  constructor(message: string) {
    super('address-unavailable', message, { fields: { url: message } });
  }
}
