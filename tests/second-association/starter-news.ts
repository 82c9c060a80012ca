import { starterNewsSubject as demo } from '#/content/starter-news.ts';
import { firstValue } from '#/content/subject.ts';

export const starterNews = firstValue(demo.schema, [
  {
    title: 'Deneme haberi',
    excerpt: 'Deneme özeti.',
    content: 'Deneme metni.',
    category: 'Duyuru',
    imageUrl: null,
    images: [],
    published: true,
    operation: 'Deneme nöbeti',
    createdAt: '2030-01-01T00:00:00Z',
  },
]);

export const starterNewsSubject = { ...demo, value: starterNews };
