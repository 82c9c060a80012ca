import { auditBoardSubject as demo } from '#/content/audit-board.ts';
import { firstValue } from '#/content/subject.ts';

export const auditBoard = firstValue(demo.schema, {
  title: 'Denetçiler',
  introduction: 'Üç deneme denetçisi.',
  note: 'Raporlar denemedir.',
  members: ['Bir', 'İki', 'Üç'].map((number) => ({ name: `Denetçi ${number}`, position: 'Denetçi' })),
});

export const auditBoardSubject = { ...demo, value: auditBoard };
