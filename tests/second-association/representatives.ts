import { representativesSubject as demo } from '#/content/representatives.ts';
import { firstValue } from '#/content/subject.ts';

export const representatives = firstValue(demo.schema, {
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
});

export const representativesSubject = { ...demo, value: representatives };
