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

/** Finds a picture by the name of its file; undefined for one that is not in the library. */
export type FindPicture = (fileName: string) => LibraryPicture | undefined;

const address = /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{24}\.[a-z]{3,4})$/;

/** The library's file that an address names, whether it begins with this site or with a slash. */
export const findFileName = (url: string): string | undefined => address.exec(url)?.[1];

/** True for a picture that must not be seen on any page. */
export function isTakenOff(url: string, find: FindPicture): boolean {
  return find(findFileName(url) ?? '')?.isShown === false;
}
