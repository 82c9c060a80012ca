import type { Headings } from '#/content/schemas/headings.ts';
import { headingsSchema } from '#/content/schemas/headings.ts';
import type { Subject } from '#/content/schemas/subject.ts';
import { association } from './association.ts';

const heading = (title: string) => ({
  title,
  lead: `${title} için deneme cümlesi & başkası.`,
  description: `${title} için deneme açıklaması.`,
});

export const headings: Headings = {
  news: heading('Haberler'),
  operations: heading('Operasyonlar'),
  photos: heading('Fotoğraf Galerisi'),
  socialActivities: heading('Sosyal Sorumluluk'),
  press: heading(`Basında ${association.name.short}`),
  donation: heading('Bağış'),
  contact: heading('İletişim'),
};

export const headingsSubject: Subject = { file: 'headings.ts', schema: headingsSchema, value: headings };
