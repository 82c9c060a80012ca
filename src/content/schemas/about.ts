import type { z } from 'zod';
import { document, group, line, lines, paragraphs, picture, prose, someOf, year } from './fields.ts';

export const aboutSchema = document('Hakkımızda', '/about', {
  title: line('Başlık'),
  lead: prose('Giriş cümlesi'),
  picture: group('Resim', { imageUrl: picture('Resim'), alt: line('Görmeyenler için açıklaması') }),
  paragraphs: paragraphs('Anlatım'),
  timeline: someOf(
    { label: 'Tarihçe', one: 'Yıl' },
    group('Yıl', { year: year('Yıl'), title: line('Başlık'), text: prose('Ne oldu?') }),
  ),
  closing: lines('Kapanış paragrafları', 'Her satır bir paragraf olur.'),
});

export type About = z.infer<typeof aboutSchema>;
