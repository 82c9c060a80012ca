import { boardSubject as demo } from '#/content/board.ts';
import { firstValue } from '#/content/subject.ts';

export const board = firstValue(demo.schema, {
  title: 'Yürütme Kurulu',
  introduction: 'Yedi deneme üyesi.',
  note: 'Yazın & kışın toplanır.',
  members: ['Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi'].map((number) => ({
    name: `Üye ${number}`,
    position: `${number} numaralı üye`,
  })),
});

export const boardSubject = { ...demo, value: board };
