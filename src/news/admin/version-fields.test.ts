import { expect, test } from 'vitest';
import { firstsOf } from '#/collections/collection.ts';
import { isChanged } from '#/panel/versions/versions-dialog.tsx';
import type { NewsVersion } from '../answers.server.ts';
import { news, newsDraftSchema } from '../schema.ts';
import { compareVersions } from './news-versions.tsx';

const first = {
  ...firstsOf(news),
  ...newsDraftSchema.parse({
    title: 'İlk başlık',
    excerpt: 'Özet.',
    content: 'Metin.',
    category: 'Duyuru',
    images: ['/media/bir.jpg'],
  }),
  published: false,
  imageUrl: null,
  images: ['/media/bir.jpg'],
  operationId: null,
  operationTitle: null,
  version: 1,
  savedAt: '2026-11-20T18:00:00.000Z',
  savedBy: 'ayse',
} as NewsVersion;

const changedLabels = (change: Partial<NewsVersion>) =>
  compareVersions(first, { ...first, ...change })
    .filter(isChanged)
    .map(({ label }) => label);

test.each<[Partial<NewsVersion>, string[]]>([
  [{ title: 'İkinci başlık' }, ['Başlık']],
  [{ excerpt: 'Başka.', content: 'Başka.' }, ['Özet', 'İçerik']],
  [{ category: 'Eğitim' }, ['Kategori']],
  [{ imageUrl: '/media/kapak.jpg' }, ['Kapak görseli']],
  [{ images: [] }, ['Ek görseller']],
  [{ operationId: 7, operationTitle: 'Arama' }, ['Operasyon']],
  [{ images: ['/media/iki.jpg', '/media/bir.jpg'] }, ['Ek görseller']],
  [{ published: true, version: 2, savedBy: 'mert', savedAt: '2026-11-21T18:00:00.000Z' }, []],
])('of two versions, %j differs in %j', (change, labels) => {
  expect(changedLabels(change)).toEqual(labels);
});
