import { pastOperationsSubject as demo } from '#/content/past-operations.ts';
import { firstValue } from '#/content/subject.ts';

export const pastOperations = firstValue(demo.schema, [
  {
    date: '01.02.1999',
    type: 'Sel',
    location: 'Örnekada',
    title: 'Deneme tahliyesi',
    description: 'Olmamış bir selden kimse tahliye edilmedi.',
  },
]);

export const pastOperationsSubject = { ...demo, value: pastOperations };
