import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { FetchPolicy } from './fetch-policy.server.ts';

/** A refusal that stands beside the field of the address. */
export const refuseAddress = (message: string) =>
  new Refusal('address-refused', message, { fields: { url: message } });

/** Allows http and https, the usual ports, no credentials. @param base of a relative redirect @throws {Refusal} 400 */
export function readAddress(typed: string, fetchPolicy: FetchPolicy, base?: URL): URL {
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

/** RFC 6761, 6762, 8375 and usual private names; refused without a lookup, which could tell about our network. */
const isInternalName = (host: string) =>
  !/\w\.\w/.test(host) ||
  /\.(localhost|local|internal|intranet|private|corp|lan|home|home\.arpa)\.?$/.test(host);

/** Connects to the checked addresses only, against DNS rebinding (OWASP SSRF). One internal address refuses all. */
export function guardLookup(fetchPolicy: FetchPolicy): LookupFunction {
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
