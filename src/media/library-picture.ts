import { readPictureAddress } from '#/http/picture-address.ts';

export type VariantFormat = 'avif' | 'webp';

/** A smaller copy of a picture. */
export interface PictureVariant {
  /** Pixels. */
  width: number;
  format: VariantFormat;
  /** Of the file. */
  name: string;
}

/** What pages need to know of a picture of the library to show it well. */
export interface LibraryPicture {
  /** Of its file, on this site. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  altText: string;
  /** '#rrggbb' until the picture comes; empty where it is not known, or one can see through the picture. */
  color: string;
  /** The point that crops keep, in percent of width and height. */
  focusX: number;
  focusY: number;
  /** From narrow to wide; none until they have been made. */
  variants: PictureVariant[];
  /** False for one that was taken off the site or lies in the bin. */
  isShown: boolean;
}

/**
 * Finds the picture of the library that stands for an address: its own, or that of the picture of another site that it is
 * a copy of. Undefined where there is none, or the copy has not come yet.
 */
export type FindPicture = (address: string) => LibraryPicture | undefined;

const address = /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{24}\.[a-z]{3,4})$/;

/** The library's file that an address names, whether it begins with this site or with a slash. */
export const findFileName = (url: string): string | undefined => address.exec(url)?.[1];

/** What a page may show: never an address of another site, which would learn who reads this one. */
export interface ShownPicture {
  url: string;
  /** What the library knows of it; nothing of one that comes with the site. */
  picture?: LibraryPicture;
}

/** What pages show for an address; undefined for what was taken off the site, and for what is not on it yet. */
export function findShownPicture(url: string, find: FindPicture): ShownPicture | undefined {
  const picture = find(url);
  if (picture) return picture.isShown ? { url: picture.url, picture } : undefined;
  const { here } = readPictureAddress(url) ?? {};
  return here === undefined ? undefined : { url: here };
}

/** True for a picture that must not be seen on any page. */
export const isTakenOff = (url: string, find: FindPicture): boolean => find(url)?.isShown === false;

/** The addresses of what pages show for these, each once: `fallback` where there is nothing yet, nothing for what was taken off. */
export function listShown(
  urls: readonly string[],
  { find, fallback }: { find: FindPicture; fallback: string },
) {
  const shown = urls.filter((url) => !isTakenOff(url, find));
  return [...new Set(shown.map((url) => findShownPicture(url, find)?.url ?? fallback))];
}
