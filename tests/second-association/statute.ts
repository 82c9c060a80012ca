import { statuteSubject as demo } from '#/content/statute.ts';
import { firstValue } from '#/content/subject.ts';

export const statute = firstValue(demo.schema, {
  title: 'Tüzük',
  introduction: 'Deneme tüzüğü.',
  adoptedOn: '1999-12-31',
  articles: Array.from({ length: 46 }, (_, index) => ({
    number: index + 1,
    title: `Konu ${index + 1}`,
    paragraphs: [`${index + 1} numaralı deneme hükmü.`],
  })),
});

export const statuteSubject = { ...demo, value: statute };
