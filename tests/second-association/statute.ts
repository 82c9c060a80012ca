import type { Statute } from '#/content/schemas/statute.ts';
import { statuteSchema } from '#/content/schemas/statute.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const statute: Statute = {
  title: 'Tüzük',
  introduction: 'Deneme tüzüğü.',
  adoptedOn: '1999-12-31',
  articles: Array.from({ length: 46 }, (_, index) => ({
    number: index + 1,
    title: `Konu ${index + 1}`,
    paragraphs: [`${index + 1} numaralı deneme hükmü.`],
  })),
};

export const statuteSubject: Subject = { file: 'statute.ts', schema: statuteSchema, value: statute };
