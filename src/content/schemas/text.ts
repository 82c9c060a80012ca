import { z } from 'zod';

/** A sentence or a paragraph that a visitor reads: never empty, no stray spaces at its ends. */
export const words = z
  .string()
  .min(1, 'is empty')
  .refine((text) => text === text.trim(), 'starts or ends with a space');

/** An address that leaves the site. */
export const webAddress = z.url({ protocol: /^https$/, error: 'is not an https:// address' });

/** A page of this site. */
export const sitePath = z.string().regex(/^\/[a-z0-9/-]*$/, 'is not a path of this site, such as /about');

/** A picture served from this site or from an https:// address. */
export const pictureAddress = z
  .string()
  .regex(/^(\/|https:\/\/)\S+$/, 'is not a picture address, such as /artwork/ridge-dawn-1600.webp');

export const emailAddress = z.email('is not an e-mail address');

export const year = z.int().min(1900, 'is not a year').max(2100, 'is not a year');

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold only a-z, 0-9 and single hyphens');
