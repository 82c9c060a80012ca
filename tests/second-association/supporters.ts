import { firstValue } from '#/content/subject.ts';
import { supportersSubject as demo } from '#/content/supporters.ts';

export const supporters = firstValue(demo.schema, {
  title: 'Yanımızdakiler',
  introduction: 'Deneme kuruluşu.',
  description: 'Deneme derneğine destek veren kuruluşlar.',
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
});

export const supportersSubject = { ...demo, value: supporters };
