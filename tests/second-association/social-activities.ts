import type { SocialActivity } from '#/content/schemas/social-activities.ts';

export const socialActivities: SocialActivity[] = [
  {
    id: 'resimli',
    year: 2030,
    title: 'Resimli deneme',
    description: 'Bir resmi var.',
    images: ['/artwork/tree-planting-1600.webp'],
  },
  { id: 'resimsiz', year: 2029, title: 'Resimsiz deneme', description: 'Resmi yok.', images: [] },
];
