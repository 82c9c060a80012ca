import type { PastOperation } from '#/content/schemas/past-operations.ts';
import { pastOperationsSchema } from '#/content/schemas/past-operations.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const pastOperations: PastOperation[] = [
  {
    date: '01.02.1999',
    type: 'Sel',
    location: 'Örnekada',
    title: 'Deneme tahliyesi',
    description: 'Olmamış bir selden kimse tahliye edilmedi.',
  },
];

export const pastOperationsSubject: Subject = {
  file: 'past-operations.ts',
  schema: pastOperationsSchema,
  value: pastOperations,
};
