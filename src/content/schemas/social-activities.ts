import type { z } from 'zod';
import { group, idFrom, line, listDocument, pictureList, prose, year } from './fields.ts';

const socialActivity = group('Etkinlik', {
  title: line('Başlık'),
  year: year('Yıl'),
  description: prose('Anlatım'),
  images: pictureList('Fotoğraflar'),
  id: idFrom('title'),
});

export const socialActivitiesSchema = listDocument(
  { label: 'Sosyal sorumluluk', one: 'Etkinlik', page: '/activities/social' },
  socialActivity,
);

export type SocialActivity = z.infer<typeof socialActivity>;
