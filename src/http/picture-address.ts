/** A path of this site, or a whole address elsewhere on the web. */
export type PictureAddress = { here: string; outside?: undefined } | { here?: undefined; outside: string };

/** Characters that an address may have. */
export const longestAddress = 2000;
/** A host that stands for this site's where an address has to be whole. */
export const anySite = 'https://site.invalid';

/**
 * Refuses what browsers would read differently (WHATWG URL): they drop control characters anywhere,
 * and take backslashes for slashes. So '//other.example' is not `here`, and 'java\nscript:' is nothing.
 * @returns `here` as it was typed; `outside` http or https, always in the same form, without its fragment
 */
export function readPictureAddress(typed: string): PictureAddress | undefined {
  const address = typed.trim();
  if (address.length > longestAddress || /[\p{Cc}\\]/u.test(address)) return undefined;
  if (address.startsWith('/')) return staysHere(address) ? { here: address } : undefined;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  return { outside: url.href };
}

const staysHere = (path: string) => URL.canParse(path, anySite) && new URL(path, anySite).origin === anySite;

/** Finds an address elsewhere; undefined for a picture of this site, and for text that is no address. */
export const outsideAddressOf = (typed: string): string | undefined => readPictureAddress(typed)?.outside;

/** A picture of the library, or one that ships with the site: where the address leads to, not how it begins ('/media/../api'). */
export function isOwnPicture(typed: string): boolean {
  const { here } = readPictureAddress(typed) ?? {};
  return here !== undefined && /^\/(media|artwork)\//.test(new URL(here, anySite).pathname);
}
