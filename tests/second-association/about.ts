import type { About } from '#/content/schemas/about.ts';
import { aboutSchema } from '#/content/schemas/about.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const about: About = {
  title: 'Biz kimiz?',
  lead: 'Deneme derneğinin bir cümlelik öyküsü.',
  picture: { imageUrl: '/artwork/classroom-1600.webp', alt: 'Derslik' },
  paragraphs: ['Dağda & suda çalışırız.'],
  timeline: [{ year: 1998, title: 'Başlangıç', text: 'Dernek kuruldu.' }],
  closing: ['Hepsi bu.'],
};

export const aboutSubject: Subject = { file: 'about.ts', schema: aboutSchema, value: about };
