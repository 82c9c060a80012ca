import { expect, test } from 'vitest';
import { nameCategory, readCategory } from './category-names.ts';

test('a category of the gallery has a Turkish name, any other is its own', () => {
  expect(['training', 'genel', 'Kış kampı'].map(nameCategory)).toEqual(['Eğitimler', 'genel', 'Kış kampı']);
});

test('a category is known by its name however it is typed, and by what is stored', () => {
  expect(['Eğitimler', 'EĞİTİMLER', ' egitimler ', 'training'].map(readCategory)).toEqual(
    Array(4).fill('training'),
  );
  expect(['genel', 'Kış kampı'].map(readCategory)).toEqual(['genel', 'Kış kampı']);
});
