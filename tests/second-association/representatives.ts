import type { Representatives } from '#/content/schemas/representatives.ts';
import { representativesSchema } from '#/content/schemas/representatives.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const representatives: Representatives = {
  title: 'Neredeyiz?',
  introduction: 'Bir temsilcilik & bir irtibat noktası.',
  description: 'Kime, hangi adresten yazabilirsiniz.',
  representation: {
    title: 'Ada Temsilciliği',
    name: 'Temsilci Bir',
    email: 'ada.bir@example.net',
    text: 'Deneme temsilciliği.',
  },
  liaisons: {
    title: 'İrtibat',
    text: 'Tek nokta.',
    entries: [{ city: 'Örnekova', name: 'İrtibat Bir', email: 'ova-1@example.net' }],
  },
};

export const representativesSubject: Subject = {
  file: 'representatives.ts',
  schema: representativesSchema,
  value: representatives,
};
