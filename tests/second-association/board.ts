import type { Board } from '#/content/schemas/boards.ts';
import { boardSchema } from '#/content/schemas/boards.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const board: Board = {
  title: 'Yürütme Kurulu',
  introduction: 'Yedi deneme üyesi.',
  note: 'Yazın & kışın toplanır.',
  members: ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi'].map((number) => ({
    name: `Üye ${number}`,
    position: `${number} numaralı üye`,
  })),
};

export const boardSubject: Subject = { file: 'board.ts', schema: boardSchema, value: board };
