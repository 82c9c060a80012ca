import type { Board } from '#/content/schemas/boards.ts';

export const board: Board = {
  title: 'Yürütme Kurulu',
  introduction: 'Yedi deneme üyesi.',
  members: ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi'].map((number) => ({
    name: `Üye ${number}`,
    position: `${number} numaralı üye`,
  })),
};
