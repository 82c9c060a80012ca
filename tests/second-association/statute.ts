import type { Statute } from '#/content/schemas/statute.ts';

export const statute: Statute = {
  title: 'Tüzük',
  introduction: 'Deneme tüzüğü.',
  articles: Array.from({ length: 46 }, (_, index) => ({
    number: index + 1,
    title: `Konu ${index + 1}`,
    paragraphs: [`${index + 1} numaralı deneme hükmü.`],
  })),
};
