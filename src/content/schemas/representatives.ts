import type { z } from 'zod';
import { document, emailAddress, group, line, prose, searchDescription, someOf } from './fields.ts';

const liaison = group('Temsilci', {
  city: line('Şehir'),
  name: line('Adı soyadı'),
  email: emailAddress('E-posta'),
});

export const representativesSchema = document('Temsilcilikler', '/representatives', {
  title: line('Başlık'),
  introduction: prose('Giriş cümlesi'),
  description: searchDescription(),
  representation: group('Temsilcilik', {
    title: line('Başlık'),
    name: line('Adı soyadı'),
    email: emailAddress('E-posta'),
    text: prose('Metin'),
  }),
  liaisons: group('İrtibat noktaları', {
    title: line('Başlık'),
    text: prose('Metin'),
    entries: someOf({ label: 'Temsilciler', one: 'Temsilci' }, liaison),
  }),
});

export type Representatives = z.infer<typeof representativesSchema>;
export type Liaison = z.infer<typeof liaison>;
