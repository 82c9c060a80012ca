import { pictures } from './pictures.ts';

const alts = new Map<string, string>(
  Object.entries(pictures).map(([name, alt]) => [`/artwork/${name}-1600.webp`, alt]),
);

/** The description of a picture that ships with the site; undefined for one that staff uploaded. */
export function findPictureAlt(address: string): string | undefined {
  return alts.get(address);
}
