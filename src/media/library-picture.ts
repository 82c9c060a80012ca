import { readPictureAddress } from '#/http/picture-address.ts';
import type { LibraryPicture } from './answers.server.ts';

export type VariantFormat = 'avif' | 'webp';

export interface PictureVariant {
  width: number;
  format: VariantFormat;
  name: string;
}

/** Accepts addresses of other sites too. Undefined when there is no such picture, or its copy has not come yet. */
export type FindPicture = (address: string) => LibraryPicture | undefined;

const address = /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{24}\.[a-z]{3,4})$/;

/** The address may begin with any host, or with a slash. */
export const findFileName = (url: string): string | undefined => address.exec(url)?.[1];

/** Never an address of another site, which would learn who reads this one. */
export interface ShownPicture {
  url: string;
  /** Undefined for pictures that come with the site. */
  picture?: LibraryPicture;
}

/** Undefined when it is hidden, or its copy has not come yet. */
export function findShownPicture(url: string, find: FindPicture): ShownPicture | undefined {
  const picture = find(url);
  if (picture) return picture.isShown ? { url: picture.url, picture } : undefined;
  const { here } = readPictureAddress(url) ?? {};
  return here === undefined ? undefined : { url: here };
}

export const isTakenOff = (url: string, find: FindPicture): boolean => find(url)?.isShown === false;

/** Lists the addresses to show, each once; `fallback` for those whose copy has not come, nothing for hidden ones. */
export function listShown(
  urls: readonly string[],
  { find, fallback }: { find: FindPicture; fallback: string },
) {
  const shown = urls.filter((url) => !isTakenOff(url, find));
  return [...new Set(shown.map((url) => findShownPicture(url, find)?.url ?? fallback))];
}
