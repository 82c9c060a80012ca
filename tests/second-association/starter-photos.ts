import type { StarterPhoto } from '#/content/schemas/starter-photos.ts';

export const starterPhotos: StarterPhoto[] = [
  {
    title: 'Deneme karesi',
    description: 'Deneme.',
    category: 'events',
    imageUrl: '/artwork/memorial-1600.webp',
  },
];
