import { z } from 'zod';
import { readPictureAddress } from './picture-address.ts';

/** A text that may not be empty, nor only blanks; it is kept as it was typed. `most` counts characters. */
export const requiredText = (
  message: string,
  { most, tooLong }: { most: number; tooLong: (most: number) => string },
) =>
  z
    .string({ error: message })
    .refine((value) => value.trim() !== '', message)
    .max(most, tooLong(most));

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
