import { z } from 'zod';
import { words } from './text.ts';

const section = z.strictObject({ title: words, paragraphs: z.array(words).min(1, 'has no paragraph') });

const entries = z.array(z.strictObject({ title: words, text: words })).min(1, 'has no entry');

export const englishSchema = z.strictObject({
  title: words,
  lead: words,
  /** Not on the page: for search engines and shared links. */
  description: words,
  emergency: z.strictObject({ text: words, button: words }),
  /** What the list of sections is called, for screen readers. */
  onThisPage: words,

  about: section,
  figures: z.array(z.strictObject({ label: words, value: words })).min(1, 'has no figure'),
  capability: z.strictObject({ title: words, introduction: words, entries, limits: section }),
  callOut: z.strictObject({ title: words, entries, question: words }),

  donation: z.strictObject({
    title: words,
    introduction: words,
    demoWarning: words,
    beneficiary: words,
    address: words,
    /** After the address of the association, for banks abroad. */
    country: words,
    referenceLabel: words,
    /** What the payer writes into the transfer. */
    reference: words,
    referenceNote: words,
    bic: words,
    accounts: z.strictObject({ USD: words, EUR: words }),
    safety: words,
    question: words,
  }),
  copying: z.strictObject({ copy: words, copied: words, copyFailed: words }),

  press: section,
  languages: section,
  turkish: z.strictObject({ note: words, link: words }),
});

export type English = z.infer<typeof englishSchema>;
