import { z } from 'zod';

/** A text that may not be empty, nor only blanks; it is kept as it was typed. */
export const requiredText = (message: string, longest: { characters: number; message: string }) =>
  z
    .string({ error: message })
    .refine((value) => value.trim() !== '', message)
    .max(longest.characters, longest.message);

/** Address of a picture on this site or on the web; a scheme such as `javascript:` is refused. */
export const pictureAddress = (message: string) =>
  z
    .string()
    .trim()
    .max(2000, message)
    .refine((url) => !/^[a-z][a-z0-9+.-]*:/i.test(url) || /^https?:\/\//i.test(url), message);

/** The same where there may be none: nothing and empty text are null. */
export const optionalPictureAddress = (message: string) =>
  pictureAddress(message)
    .nullish()
    .transform((url) => url || null);
