import { z } from 'zod';
import { readPictureAddress } from './picture-address.ts';

/** A text that may not be empty, nor only blanks; it is kept as it was typed. */
export const requiredText = (message: string, longest: { characters: number; message: string }) =>
  z
    .string({ error: message })
    .refine((value) => value.trim() !== '', message)
    .max(longest.characters, longest.message);

/** Address of a picture on this site or on the web; all else, such as `javascript:` or '//other.example', is refused. */
export const pictureAddress = (message: string) => z.string().trim().refine(isPictureAddress, message);

/** The same where there may be none: nothing and empty text are null. */
export const optionalPictureAddress = (message: string) =>
  z
    .string()
    .trim()
    .refine((url) => url === '' || isPictureAddress(url), message)
    .nullish()
    .transform((url) => url || null);

const isPictureAddress = (url: string) => readPictureAddress(url) !== undefined;
