import { z } from 'zod';

/** A sentence or a paragraph that a visitor reads: never empty, no stray spaces at its ends. */
export const words = z
  .string()
  .min(1, 'Boş bırakılamaz.')
  .refine((text) => text === text.trim(), 'Başında ya da sonunda boşluk var.');

/** Limits the letters as people count them: a letter with its marks is one, and so is an emoji. */
export const atMost = (most: number) =>
  z.refine<string>(
    (text) => text.length <= most || [...new Intl.Segmenter('tr').segment(text)].length <= most,
    `En çok ${most} karakter olabilir.`,
  );

/** Empty while the words are of which it is made. */
export const slug = z
  .string()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Yalnız a-z harfleri, rakam ve tek tire içerebilir.');

/** A date field takes "26" for the year 26. */
export const isoDate = z.iso
  .date({ error: ({ input }) => (input === '' ? 'Tarihi seçin.' : 'Böyle bir tarih yok.') })
  .refine((day) => day === '' || day >= '1900', 'Yılı dört rakamla yazın.')
  .refine((day) => day < '2101', 'Böyle bir yıl olamaz.');

/** A picture served from this site or from an https:// address. */
export const pictureAddress = z.string().regex(/^(\/|https:\/\/)\S+$/, 'Bir görsel seçin.');
