import { z } from 'zod';
import { sitePath, words, year } from './text.ts';

const supporter = z.strictObject({
  name: words,
  field: words,
  logo: z
    .string()
    .regex(/^\/\S+\.(svg|png|webp)$/, 'is not the address of an SVG, PNG or WebP file of this site'),
  description: words,
  /** What it gives: equipment, training, a service. */
  support: words,
  since: year,
});

export const supportersSchema = z.strictObject({
  title: words,
  introduction: words,
  entries: z.array(supporter).min(1, 'has no entry'),
  call: z.strictObject({
    title: words,
    text: words,
    links: z.array(z.strictObject({ label: words, path: sitePath })),
  }),
});

export type Supporters = z.infer<typeof supportersSchema>;
export type Supporter = z.infer<typeof supporter>;
