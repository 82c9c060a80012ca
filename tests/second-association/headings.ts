import { headingsSubject as demo } from '#/content/headings.ts';
import { firstValue } from '#/content/subject.ts';
import { association } from './association.ts';

const heading = (title: string) => ({
  title,
  lead: `${title} için deneme cümlesi & başkası.`,
  description: `Deneme derneğinin “${title}” sayfasının açıklaması.`,
});

export const headings = firstValue(demo.schema, {
  news: heading('Haberler'),
  operations: heading('Operasyonlar'),
  photos: heading('Fotoğraf Galerisi'),
  socialActivities: heading('Sosyal Sorumluluk'),
  press: heading(`Basında ${association.name.short}`),
  donation: heading('Bağış'),
  contact: heading('İletişim'),
  accountability: heading('Hesap verme'),
});

export const headingsSubject = { ...demo, value: headings };
