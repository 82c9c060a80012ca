import type { StarterNews } from '#/content/schemas/starter-news.ts';
import { starterNewsSchema } from '#/content/schemas/starter-news.ts';
import type { Subject } from '#/content/schemas/subject.ts';

export const starterNews: StarterNews = [
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
];

export const starterNewsSubject: Subject = {
  file: 'starter-news.ts',
  schema: starterNewsSchema,
  value: starterNews,
};
