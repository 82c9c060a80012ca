import { starterOperationsSubject as demo } from '#/content/starter-operations.ts';
import { firstValue } from '#/content/subject.ts';

export const starterOperations = firstValue(demo.schema, [
  {
    date: '01.01.2030',
    type: 'Sel',
    location: 'Örnekada',
    title: 'Deneme nöbeti',
    description: 'Olmayan bir derede bir gün beklendi.',
    rescuedCount: 0,
    volunteerCount: 2,
  },
]);

export const starterOperationsSubject = { ...demo, value: starterOperations };
