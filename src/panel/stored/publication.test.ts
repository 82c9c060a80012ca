import { expect, test } from 'vitest';
import { actsOf, type PublicationState, stateOf } from './publication.ts';

const now = '2026-11-23T09:00';
const [past, future] = ['2026-11-20T09:00', '2026-12-03T09:00'];

const labels = (state: PublicationState, published: boolean, publishAt: string | null) => {
  const { save, other } = actsOf(state, { published, publishAt }, now);
  return [save, other];
};

test('the buttons of a form say what visitors will see after the press', () => {
  expect(labels('draft', false, null)).toEqual(['Taslak Kaydet', 'Yayınla']);
  expect(labels('draft', true, past)).toEqual(['Kaydet ve Yayınla', 'Taslak Olarak Sakla']);
  expect(labels('draft', false, future)).toEqual(['Taslak Kaydet', 'Zamanla']);
  expect(labels('draft', true, future)).toEqual(['Kaydet ve Zamanla', 'Taslak Olarak Sakla']);
  expect(labels('published', true, null)).toEqual(['Kaydet ve Güncelle', 'Yayından Kaldır']);
  expect(labels('published', true, future)).toEqual(['Kaydet ve Zamanla', 'Yayından Kaldır']);
  expect(labels('published', false, null)).toEqual(['Kaydet ve Yayından Kaldır', 'Güncelle']);
  expect(labels('scheduled', true, future)).toEqual(['Planı Kaydet', 'Taslağa Al']);
  expect(labels('scheduled', true, null)).toEqual(['Kaydet ve Yayınla', 'Taslağa Al']);
  expect(labels('scheduled', false, future)).toEqual(['Kaydet ve Taslağa Al', 'Planı Güncelle']);
});

test('only one button of a form is called Kaydet, the one that does what the checkbox says', () => {
  for (const state of ['draft', 'published', 'scheduled'] as const)
    for (const published of [true, false])
      for (const publishAt of [null, past, future])
        expect(labels(state, published, publishAt).map((label) => label.includes('Kaydet'))).toEqual([
          true,
          false,
        ]);
});

test('what waits for its time is neither a draft nor out', () => {
  expect(stateOf({ published: true, publishAt: future }, now)).toBe('scheduled');
  expect(stateOf({ published: true, publishAt: past }, now)).toBe('published');
  expect(stateOf({ published: false, publishAt: future }, now)).toBe('draft');
  expect(stateOf({ published: true }, now)).toBe('published');
});
