import type { z } from 'zod';
import { date, document, group, line, paragraphs, position, prose, someOf } from './fields.ts';

const article = group('Madde', {
  number: position(),
  title: line('Başlık'),
  paragraphs: paragraphs('Metin'),
});

export const statuteSchema = document('Dernek Tüzüğü', '/statute', {
  title: line('Başlık'),
  introduction: prose('Giriş cümlesi'),
  adoptedOn: date('Genel Kurulun kabul ettiği gün'),
  articles: someOf({ label: 'Maddeler', one: 'Madde' }, article)
    .refine(
      (articles) => articles.every(({ number }, index) => number === index + 1),
      'Maddelerin numarası 1, 2, 3 diye sırayla gitmeli.',
    )
    .meta({ title: 'Maddeler', one: 'Madde' }),
});

export type Statute = z.infer<typeof statuteSchema>;
export type StatuteArticle = z.infer<typeof article>;
