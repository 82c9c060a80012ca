import { aboutSubject as demo } from '#/content/about.ts';
import { firstValue } from '#/content/subject.ts';

export const about = firstValue(demo.schema, {
  title: 'Biz kimiz?',
  lead: 'Deneme derneğinin bir cümlelik öyküsü.',
  picture: { imageUrl: '/artwork/classroom-1600.webp', alt: 'Derslik' },
  paragraphs: ['Dağda & suda çalışırız.'],
  timeline: [{ year: 1998, title: 'Başlangıç', text: 'Dernek kuruldu.' }],
  closing: ['Hepsi bu.'],
});

export const aboutSubject = { ...demo, value: about };
