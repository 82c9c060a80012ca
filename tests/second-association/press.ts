import type { PressItem } from '#/content/schemas/press.ts';
import { pressSchema } from '#/content/schemas/press.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const press: PressItem[] = [
  {
    id: 'deneme-haberi',
    year: 1999,
    title: 'Deneme haberi',
    description: 'Hiç yayımlanmadı.',
    videoFile: null,
    channel: 'Kanal & Deneme',
  },
];

export const pressSubject: Subject = { file: 'press.ts', schema: pressSchema, value: press };
