import type { SocialActivity } from '#/content/schemas/social-activities.ts';
import { socialActivitiesSchema } from '#/content/schemas/social-activities.ts';
import type { Subject } from '#/content/schemas/subject.ts';

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

export const socialActivitiesSubject: Subject = {
  file: 'social-activities.ts',
  schema: socialActivitiesSchema,
  value: socialActivities,
};
