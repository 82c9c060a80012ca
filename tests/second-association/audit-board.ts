import type { Board } from '#/content/schemas/boards.ts';

export const auditBoard: Board = {
  title: 'Denetçiler',
  introduction: 'Üç deneme denetçisi.',
  members: ['Bir', 'İki', 'Üç'].map((number) => ({ name: `Denetçi ${number}`, position: 'Denetçi' })),
};
