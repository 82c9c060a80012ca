import type { StarterNews } from '#/content/schemas/starter-news.ts';

export const starterNews: StarterNews = [
  {
    title: 'Deneme haberi',
    excerpt: 'Deneme özeti.',
    content: 'Deneme metni.',
    category: 'Duyuru',
    imageUrl: null,
    images: [],
    published: true,
    createdAt: '2030-01-01T00:00:00Z',
  },
];
