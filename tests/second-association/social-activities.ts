import { socialActivitiesSubject as demo } from '#/content/social-activities.ts';
import { firstValue } from '#/content/subject.ts';

export const socialActivities = firstValue(demo.schema, [
  {
    id: 'resimli',
    year: 2030,
    title: 'Resimli deneme',
    description: 'Bir resmi var.',
    images: ['/artwork/tree-planting-1600.webp'],
  },
  { id: 'resimsiz', year: 2029, title: 'Resimsiz deneme', description: 'Resmi yok.', images: [] },
]);

export const socialActivitiesSubject = { ...demo, value: socialActivities };
