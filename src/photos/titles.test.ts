import { expect, test } from 'vitest';
import { findLastNumber, nameNewPhotos, titleOfCategory } from './titles.ts';

const nameBeside = (title: string, { number, taken }: { number: number; taken: string[] }) =>
  nameNewPhotos(title, { number, last: findLastNumber(title, taken) });

test('photos without a title bear the name of their category, and no visitor reads that of none', () => {
  expect(['training', 'Kış kampı', 'genel'].map(titleOfCategory)).toEqual([
    'Eğitimler',
    'Kış kampı',
    'Fotoğraf',
  ]);
});

test('photos that are added together are numbered, and a single one is not', () => {
  expect(nameBeside('Tatbikat', { number: 3, taken: ['Eğitim (7)'] })).toEqual([
    'Tatbikat (1)',
    'Tatbikat (2)',
    'Tatbikat (3)',
  ]);
  expect(nameBeside(' Tatbikat ', { number: 1, taken: [] })).toEqual(['Tatbikat']);
});

test('counting goes on where the gallery ends, whatever stands in parentheses elsewhere', () => {
  const taken = [
    'Tatbikat (2)',
    'Tatbikat (10)',
    'Tatbikat (Van)',
    'Tatbikat (99) gece',
    'Gece tatbikatı (40)',
  ];
  expect(nameBeside('Tatbikat', { number: 2, taken })).toEqual(['Tatbikat (11)', 'Tatbikat (12)']);
  expect(nameBeside('Tatbikat', { number: 1, taken: ['Tatbikat'] })).toEqual(['Tatbikat (2)']);
});

test('a title that is too long for a number is cut', () => {
  const [title = ''] = nameBeside('x'.repeat(300), { number: 2, taken: [] });
  expect([title.length, title.endsWith('x (1)')]).toEqual([284, true]);
});
