import { z } from 'zod';
import {
  date,
  document,
  emailAddress,
  group,
  idFrom,
  line,
  lines,
  paragraphs,
  prose,
  searchDescription,
} from './fields.ts';

const section = group('Bölüm', {
  title: line('Başlık'),
  paragraphs: paragraphs('Anlatım'),
  list: lines('Maddeler', 'Paragraflardan sonra, her madde bir satıra; boş kalabilir.'),
  id: idFrom('title'),
});

export const privacySchema = document('KVKK Aydınlatma Metni', '/privacy', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  description: searchDescription(),
  updatedOn: date('Güncellendiği gün'),
  sections: z
    .array(section)
    .min(7, 'Aydınlatma metninin yedi bölümü de olmalı.')
    .meta({ title: 'Bölümler', one: 'Bölüm' }),
  contact: group('Başvuru', {
    title: line('Başlık'),
    paragraphs: paragraphs('Anlatım'),
    email: emailAddress('E-posta'),
  }),
});

export type Privacy = z.infer<typeof privacySchema>;
export type PrivacySection = z.infer<typeof section>;
