import type { StarterOperation } from '#/content/schemas/starter-operations.ts';
import { starterOperationsSchema } from '#/content/schemas/starter-operations.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const starterOperations: StarterOperation[] = [
  {
    date: '01.01.2030',
    type: 'Sel',
    location: 'Örnekada',
    title: 'Deneme nöbeti',
    description: 'Olmayan bir derede bir gün beklendi.',
    rescuedCount: 0,
    volunteerCount: 2,
  },
];

export const starterOperationsSubject: Subject = {
  file: 'starter-operations.ts',
  schema: starterOperationsSchema,
  value: starterOperations,
};
