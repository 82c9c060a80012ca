import { z } from 'zod';
import { associationSchema } from './association.ts';
import { slug, words, year } from './text.ts';

const pressItem = z.strictObject({
  id: slug,
  year,
  title: words,
  description: words,
  videoFile: z
    .string()
    .regex(/^\/videos\/[a-z0-9-]+\.(mp4|webm)$/, 'is not a video address, such as /videos/gece-aramasi.mp4')
    .nullable(),
  channel: words,
});

export const pressSchema = z.array(pressItem).min(1, 'has no entry');

const { phone } = associationSchema.shape.contact.shape;

/** Its e-mail address is that of the association's desk for the press. */
export const pressDeskSchema = z.strictObject({
  /** A desk, never a person: who sits there changes. */
  name: words,
  phone,
  hours: words,
  languages: words,
  /** The association in some sixty words, to be copied into a report. */
  summary: words,
  /** When the figures of association.ts were counted. */
  figuresCountedOn: z.iso.date('is not a date, YYYY-MM-DD'),
  emblem: z.strictObject({
    text: words,
    files: z
      .array(
        z.strictObject({
          label: words,
          file: z
            .string()
            .regex(/^\/icons\/[a-z0-9-]+\.(svg|png)$/, 'is not an icon, such as /icons/emblem.svg'),
        }),
      )
      .min(1, 'has no entry'),
  }),
  pictures: z.strictObject({ text: words, credit: words }),
});

export type PressDesk = z.infer<typeof pressDeskSchema>;
export type PressItem = z.infer<typeof pressItem>;
