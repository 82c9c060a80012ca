import type { Subject } from '#/content/schemas/subject.ts';
import type { Supporters } from '#/content/schemas/supporters.ts';
import { supportersSchema } from '#/content/schemas/supporters.ts';

export const supporters: Supporters = {
  title: 'Yanımızdakiler',
  introduction: 'Deneme kuruluşu.',
  entries: [
    {
      name: 'Deneme & Ortakları',
      field: 'Hiçbir şey',
      logo: '/artwork/supporters/bank.svg',
      description: 'Var olmayan bir kuruluş.',
      support: 'Hiç & yok',
      since: 2001,
    },
  ],
  call: {
    title: 'Siz de gelin',
    text: 'Bize yazın.',
    links: [
      { label: 'Yazın', path: '/contact' },
      { label: 'Bağışlayın', path: '/donate' },
    ],
  },
};

export const supportersSubject: Subject = {
  file: 'supporters.ts',
  schema: supportersSchema,
  value: supporters,
};
