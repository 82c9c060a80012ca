import { withProtocol } from '#/format/web-address.ts';
import { readAddress } from './read-markdown.ts';

const allowed = /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|\/(?![/\\])|#)/i;

/** Reads a typed address as Markdown holds it; undefined for one that a reader could not open, or must not. */
export function readLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  return allowed.test(address) && !/\s/.test(address) ? readAddress(address) : undefined;
}

/** The same of what somebody types to be an address, who may leave its beginning out: 'www.afad.gov.tr'. */
export const readTypedAddress = (typed: string): string | undefined =>
  readLinkAddress(withProtocol(typed.trim()));
