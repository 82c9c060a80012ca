import { expect, test } from 'vitest';
import { actsOf, meaningOf, type PublicationState, stateOf } from './publication.tsx';

const now = '2026-11-23T09:00';
const [past, future] = ['2026-11-20T09:00', '2026-12-03T09:00'];

const labels = (state: PublicationState, published: boolean, publishAt: string | null) => {
  const { save, other } = actsOf(state, { published, publishAt }, now);
  return [save, other];
};

test('the buttons of a form say what visitors will see after the press', () => {
  expect(labels('draft', false, null)).toEqual(['Taslak Kaydet', 'Yayınla']);
  expect(labels('draft', true, past)).toEqual(['Yayınla', 'Taslak Olarak Sakla']);
  expect(labels('draft', false, future)).toEqual(['Taslak Kaydet', 'Zamanla']);
  expect(labels('draft', true, future)).toEqual(['Zamanla', 'Taslak Olarak Sakla']);
  expect(labels('published', true, null)).toEqual(['Güncelle', 'Yayından Kaldır']);
  expect(labels('published', true, future)).toEqual(['Zamanla', 'Yayından Kaldır']);
  expect(labels('published', false, null)).toEqual(['Yayından Kaldır', 'Güncelle']);
  expect(labels('scheduled', true, future)).toEqual(['Zamanla', 'Taslak Olarak Sakla']);
  expect(labels('scheduled', true, null)).toEqual(['Yayınla', 'Taslak Olarak Sakla']);
  expect(labels('scheduled', false, future)).toEqual(['Taslak Kaydet', 'Zamanla']);
});

test('the words of the buttons each mean one thing, whatever the form is of', () => {
  const said = new Set<string>();
  for (const state of ['draft', 'published', 'scheduled'] as const)
    for (const published of [true, false])
      for (const publishAt of [null, past, future])
        for (const label of labels(state, published, publishAt)) said.add(label);
  expect(said).toEqual(
    new Set(['Taslak Kaydet', 'Taslak Olarak Sakla', 'Yayınla', 'Zamanla', 'Güncelle', 'Yayından Kaldır']),
  );
});

test('only one button of a form is called Kaydet, the one that does what the checkbox says', () => {
  for (const state of ['draft', 'published', 'scheduled'] as const)
    for (const published of [true, false])
      for (const publishAt of [null, past, future]) {
        const { save, savePrefix = '', other } = actsOf(state, { published, publishAt }, now);
        const name = `${savePrefix} ${save}`;
        expect([name.match(/Kaydet/g)?.length, other.includes('Kaydet')]).toEqual([1, false]);
      }
});

test('a save says what it means for visitors, and nothing of what knows no drafts', () => {
  const publishAt = '2026-12-03T06:00:00.000Z';
  expect(meaningOf({ published: true })).toBe('Şimdi yayında.');
  expect(meaningOf({ published: false, scheduled: false, publishAt })).toBe('Taslak; ziyaretçiler görmez.');
  expect(meaningOf({ published: false, scheduled: true, publishAt })).toBe(
    'Zamanlandı: 3 Aralık 2026, 09.00',
  );
  expect(meaningOf({ title: 'Fotoğraf' })).toBeUndefined();
});

test('what waits for its time is neither a draft nor out', () => {
  expect(stateOf({ published: true, publishAt: future }, now)).toBe('scheduled');
  expect(stateOf({ published: true, publishAt: past }, now)).toBe('published');
  expect(stateOf({ published: false, publishAt: future }, now)).toBe('draft');
  expect(stateOf({ published: true }, now)).toBe('published');
});
