import { starterPhotosSubject as demo } from '#/content/starter-photos.ts';
import { firstValue } from '#/content/subject.ts';

export const starterPhotos = firstValue(demo.schema, [
  {
    title: 'Deneme karesi',
    description: 'Deneme.',
    category: 'events',
    imageUrl: '/artwork/memorial-1600.webp',
  },
]);

export const starterPhotosSubject = { ...demo, value: starterPhotos };
