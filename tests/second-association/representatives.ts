import type { Representatives } from '#/content/schemas/representatives.ts';

export const representatives: Representatives = {
  title: 'Neredeyiz?',
  introduction: 'Bir temsilcilik & bir irtibat noktası.',
  description: 'Kime yazabilirsiniz.',
  representation: {
    title: 'Ada Temsilciliği',
    city: 'Örnekada',
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
