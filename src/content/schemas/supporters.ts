import { z } from 'zod';
import { document, group, line, list, prose, sitePath, someOf, year } from './fields.ts';

const supporter = group('Destekçi', {
  name: line('Adı'),
  field: line('Alanı'),
  logo: z
    .string()
    .regex(/^\/\S+\.(svg|png|webp)$/, 'Bu sitede duran bir SVG, PNG ya da WebP görsel olmalı.')
    .meta({ title: 'Logo', control: 'picture' }),
  description: prose('Kimdir?'),
  support: prose('Ne veriyor?', 'Malzeme, eğitim, hizmet.'),
  since: year('Ne zamandan beri?'),
});

export const supportersSchema = document('Destekçilerimiz', '/supporters', {
  title: line('Başlık'),
  introduction: prose('Giriş cümlesi'),
  entries: someOf({ label: 'Destekçiler', one: 'Destekçi' }, supporter),
  call: group('Destek çağrısı', {
    title: line('Başlık'),
    text: prose('Metin'),
    links: list(
      { label: 'Bağlantılar', one: 'Bağlantı' },
      group('Bağlantı', { label: line('Sözü'), path: sitePath('Sayfa') }),
    ),
  }),
});

export type Supporters = z.infer<typeof supportersSchema>;
export type Supporter = z.infer<typeof supporter>;
