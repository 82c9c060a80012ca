import type { z } from 'zod';
import {
  document,
  group,
  idFrom,
  line,
  paragraphs,
  prose,
  searchDescription,
  someLines,
  someOf,
} from './fields.ts';

const bullets = (label: string) =>
  group(label, { title: line('Başlık'), entries: someLines('Maddeler', 'Her madde bir satıra.') });

const question = group('Soru', {
  question: line('Soru'),
  answer: paragraphs('Cevap'),
  /** The address of the question on the page. */
  id: idFrom('question'),
});

export const volunteerSchema = document('Gönüllü olmak', '/volunteer', {
  title: line('Başlık'),
  description: searchDescription(),
  introduction: prose('Giriş'),
  formLabel: line('Form düğmesinin sözü'),
  facts: someOf(
    { label: 'İlk sorulanlar', one: 'Bilgi' },
    group('Bilgi', { label: line('Ne?'), value: line('Ne kadar?') }),
  ),
  work: bullets('Gönüllüler ne yapar?'),
  needs: bullets('Ne gerekir?'),
  road: group('Yol', {
    title: line('Başlık'),
    text: prose('Metin'),
    /** The step before the first course. */
    form: group('İlk adım: form', { title: line('Başlık'), text: prose('Metin') }),
  }),
  nextCourse: line('Sıradaki eğitimin başlığı'),
  questions: group('Sorular', {
    title: line('Başlık'),
    entries: someOf({ label: 'Sorular', one: 'Soru' }, question)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: 'Aynı adresi taşıyan iki soru var.',
      })
      .meta({ title: 'Sorular', one: 'Soru' }),
  }),
  nearby: group('Yakınınızda', {
    title: line('Başlık'),
    text: prose('Metin'),
    linkLabel: line('Bağlantının sözü'),
  }),
  call: group('Kapanış çağrısı', { title: line('Başlık'), text: prose('Metin') }),
});

export type Volunteer = z.infer<typeof volunteerSchema>;
export type VolunteerQuestion = z.infer<typeof question>;
