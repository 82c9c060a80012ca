import ipaddr from 'ipaddr.js';

/**
 * True for an address that anybody on the internet could reach: public unicast, and nothing else (IANA's special-purpose
 * registries, as ipaddr.js lists them). What carries an IPv4 address inside (mapped, 6to4, Teredo, NAT64) is not.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || isGlobalUnicast(parsed));
}

/** IANA gives out 2000::/3 alone; the rest, such as ::127.0.0.1 (RFC 4291 2.5.5.1), has no range of its own. */
const isGlobalUnicast = (address: ipaddr.IPv4 | ipaddr.IPv6) => address.match(ipaddr.parse('2000::'), 3);
