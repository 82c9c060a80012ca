import type { StarterPhoto } from '#/content/schemas/starter-photos.ts';
import { starterPhotosSchema } from '#/content/schemas/starter-photos.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const starterPhotos: StarterPhoto[] = [
  {
    title: 'Deneme karesi',
    description: 'Deneme.',
    category: 'events',
    imageUrl: '/artwork/memorial-1600.webp',
  },
];

export const starterPhotosSubject: Subject = {
  file: 'starter-photos.ts',
  schema: starterPhotosSchema,
  value: starterPhotos,
};
