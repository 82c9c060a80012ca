import { z } from 'zod';
import { longestAddress, readPictureAddress } from './picture-address.ts';
import { withoutTurning } from './without-turning.ts';

/** Words for readers, kept as they were typed but for what would turn them round. */
export const readableText = (message?: string) => z.string({ error: message }).overwrite(withoutTurning);

/** Letters that come along with what is copied from a chat or a word processor; the last is a blank of Braille. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Text that is neither empty nor only of what nobody sees. @param most in code points */
export const requiredText = (
  message: string,
  { most, tooLong }: { most: number; tooLong: (most: number) => string },
) =>
  readableText(message)
    .refine((value) => value.replace(unseen, '').trim() !== '', message)
    .max(most, tooLong(most))
    .meta({ minLength: 1, pattern: '\\S' });

/** What programs are told of such an address; `readPictureAddress` looks closer. */
const pictureStart = '(/(?!/)|[Hh][Tt][Tt][Pp][Ss]?://)';

/** A picture on this site or on the web; refuses all else, such as `javascript:` or '//other.example'. */
export const pictureAddress = (message: string) =>
  z
    .string()
    .trim()
    .refine(isPictureAddress, message)
    .meta({ pattern: `^\\s*${pictureStart}`, maxLength: longestAddress });

/** Null for none, which the empty text means, too. */
export const optionalPictureAddress = (message: string) =>
  z
    .string()
    .trim()
    .refine((url) => url === '' || isPictureAddress(url), message)
    .meta({ pattern: `^\\s*($|${pictureStart})`, maxLength: longestAddress })
    .nullable()
    .transform((url) => url || null);

const isPictureAddress = (url: string) => readPictureAddress(url) !== undefined;

/** The largest `integer` of PostgreSQL, which ids of both databases fit; a larger number must not reach a query. */
export const largestId = 2_147_483_647;

/** A moment in ISO 8601 with a time zone; becomes UTC. */
export const moment = (message: string) =>
  z.iso.datetime({ error: message, offset: true }).transform((at) => new Date(at).toISOString());

export const storedId = (message: string) => z.int(message).min(1, message).max(largestId, message);
