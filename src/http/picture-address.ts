/** Where a picture is: at a path of this site, or at a whole address elsewhere on the web. */
export type PictureAddress = { here: string; outside?: undefined } | { here?: undefined; outside: string };

const longest = 2000;
const anySite = 'https://site.invalid';

/**
 * Reads an address as browsers do (WHATWG URL), and refuses what they would make something else of: control characters,
 * which they drop wherever they stand, and backslashes, which they take for slashes. So '//other.example' is not here,
 * and 'java\nscript:' is nothing.
 * @returns `here` as it was typed; `outside` http or https, the same however it was typed, without its fragment
 */
export function readPictureAddress(typed: string): PictureAddress | undefined {
  const address = typed.trim();
  if (address.length > longest || /[\p{Cc}\\]/u.test(address)) return undefined;
  if (address.startsWith('/')) return staysHere(address) ? { here: address } : undefined;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  return { outside: url.href };
}

const staysHere = (path: string) => URL.canParse(path, anySite) && new URL(path, anySite).origin === anySite;

/** The whole address of a picture that is elsewhere; undefined for one of this site, and for what is no address. */
export const outsideAddressOf = (typed: string): string | undefined => readPictureAddress(typed)?.outside;
