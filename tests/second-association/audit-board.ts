import type { Board } from '#/content/schemas/boards.ts';
import { auditBoardSchema } from '#/content/schemas/boards.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const auditBoard: Board = {
  title: 'Denetçiler',
  introduction: 'Üç deneme denetçisi.',
  note: 'Raporlar denemedir.',
  members: ['Bir', 'İki', 'Üç'].map((number) => ({ name: `Denetçi ${number}`, position: 'Denetçi' })),
};

export const auditBoardSubject: Subject = {
  file: 'audit-board.ts',
  schema: auditBoardSchema,
  value: auditBoard,
};
