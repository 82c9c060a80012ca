import { isIP, type LookupFunction } from 'node:net';
import { Refusal } from '#/http/errors.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import type { FetchPolicy } from './fetch-policy.server.ts';

/** A refusal that stands beside the field of the address. */
export const refuseAddress = (message: string) =>
  new Refusal('address-refused', message, { fields: { url: message } });

/**
 * Reads an address that the server may turn to: http or https, a usual port, no credentials.
 * @param base what a redirect's address may be relative to
 * @throws {Refusal} 400
 */
export function readAddress(typed: string, fetchPolicy: FetchPolicy, base?: URL): URL {
  const url = URL.parse(typed, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw refuseAddress(text.notAnAddress);
  if (url.username || url.password) throw refuseAddress(text.hasCredentials);
  if (url.port && !fetchPolicy.mayUsePort(url.port)) throw refuseAddress(text.portRefused(url.port));
  // a connection to an address instead of a name asks no lookup
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !fetchPolicy.mayConnectTo(host) : isInternalName(host))
    throw refuseAddress(text.notPublic);
  return url;
}

/**
 * Names that never lead to the internet (RFC 6761, 6762, 8375, and what networks use inside), whether anything answers to
 * them or not: the refusal tells nothing about the network around the server.
 */
const isInternalName = (host: string) =>
  !/\w\.\w/.test(host) ||
  /\.(localhost|local|internal|intranet|private|corp|lan|home|home\.arpa)\.?$/.test(host);

/**
 * Looks a name up for one connection, which then goes to the very addresses that were checked: a name that points
 * elsewhere a moment later (DNS rebinding, OWASP SSRF) gains nothing. One address that is not public spoils them all, and
 * then the name is as good as one that does not exist.
 */
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
