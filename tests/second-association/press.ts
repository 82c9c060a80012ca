import type { PressItem } from '#/content/schemas/press.ts';

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
