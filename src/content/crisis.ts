import { z } from 'zod';
import { crisisKinds, longestLatest } from './crisis-kinds.ts';
import { choice, group } from './fields.ts';
import { firstValue } from './subject.ts';
import { atMost } from './text.ts';

/** Moment that the server notes at a save, ISO 8601 UTC; empty before the first. */
const noted = (label: string, how: { control: 'savedAt' } | { control: 'changedAt'; from: string }) =>
  z
    .string()
    .regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/)
    .meta({ title: label, isRequired: false, ...how });

const crisisSchema = group('Afet sayfası', {
  kind: choice('Ana sayfanın yerinde', { off: 'Kapalı: her zamanki ana sayfa', ...crisisKinds }),
  /** Typed while it is on; may be empty. */
  latest: z
    .string()
    .check(atMost(longestLatest))
    .refine((text) => text === text.trim(), 'Başında ya da sonunda boşluk var.')
    .meta({
      title: 'Son durum',
      description: `İsteğe bağlı tek cümle: en çok ${longestLatest} karakter.`,
      control: 'prose',
      isRequired: false,
    }),
  since: noted('Açıldığı an', { control: 'changedAt', from: 'kind' }),
  asOf: noted('Son güncelleme', { control: 'savedAt' }),
});

export type Crisis = z.infer<typeof crisisSchema>;

// Afet sayfası: açıkken ana sayfanın yerini alır. Panelden açılıp kapatılır; metinleri crisis-texts.ts dosyasındadır.
const crisis = firstValue(crisisSchema, { kind: 'off', latest: '', since: '', asOf: '' });

export const crisisSubject = { file: 'crisis.ts', schema: crisisSchema, value: crisis };
