import type { z } from 'zod';
import { group, idFrom, line, pictureList, prose, someOf, year } from './fields.ts';

const socialActivity = group('Etkinlik', {
  title: line('Başlık'),
  year: year('Yıl'),
  description: prose('Anlatım'),
  images: pictureList('Fotoğraflar'),
  id: idFrom('title'),
});

export const socialActivitiesSchema = someOf({ label: 'Sosyal sorumluluk', one: 'Etkinlik' }, socialActivity);

export type SocialActivity = z.infer<typeof socialActivity>;
