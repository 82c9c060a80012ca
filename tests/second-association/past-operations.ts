import type { PastOperation } from '#/content/schemas/past-operations.ts';

export const pastOperations: PastOperation[] = [
  {
    date: '01.02.1999',
    type: 'Sel',
    location: 'Örnekada',
    title: 'Deneme tahliyesi',
    description: 'Olmamış bir selden kimse tahliye edilmedi.',
  },
];
