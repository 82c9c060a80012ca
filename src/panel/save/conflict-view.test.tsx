import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Question } from './compare.ts';
import { ConflictView } from './conflict-view.tsx';

const title: Question = {
  ...{ place: ['title'], label: 'Başlık', show: String },
  // words would load the code that marks them, also for other files
  ...{ mine: '', theirs: '', proposed: 'mine' },
};

const taken = { label: 'Üyeler', mine: 'Ayşe: üye', merged: 'Ayşe: başkan' };

const draw = (savedBy: string | undefined, takesOver = false, questions = [title]) =>
  renderToStaticMarkup(
    <ConflictView
      comparison={{ merged: {}, taken: takesOver ? [taken] : [], questions }}
      savedAt="2026-11-21T18:00:00.000Z"
      savedBy={savedBy}
      onSettle={() => {}}
    />,
  );

test('who has saved meanwhile is named where that is known', () => {
  expect(draw('ayse')).toContain('Siz düzenlerken ayse kaydetti');
  expect(draw(undefined)).toContain('Siz düzenlerken başka biri kaydetti');
});

test('what is kept of theirs without a question is named', () => {
  expect(draw('ayse')).not.toContain('değişiklikler de korundu');
  expect(draw('ayse', true)).toContain('değişiklikler de korundu');
});

test('what one of two has changed is one line, which is open where there is nothing else', () => {
  const [mine, theirs] = [
    { ...title, place: ['excerpt'], label: 'Özet', isOneSided: true },
    { ...title, place: ['category'], label: 'Kategori', isOneSided: true, proposed: 'theirs' as const },
  ];
  const folded = draw('ayse', false, [title, mine, theirs]);
  expect(folded).toMatch(/<details><summary[^>]*><b>Özet<\/b>: siz değiştirdiniz</);
  expect(folded).toMatch(/<details><summary[^>]*><b>Kategori<\/b>: ayse değiştirdi</);
  expect(draw(undefined, false, [mine, theirs])).toMatch(
    /<details open=""><summary[^>]*><b>Kategori<\/b>: başka biri/,
  );
});

test('where there is nothing to choose, theirs is to be read before it comes out', () => {
  const drawn = draw('ayse', true, []);
  expect(drawn).toContain('ziyaretçiler onu henüz okumuyor');
  expect(drawn).toContain('Üyeler');
  expect(drawn).toContain('Ayşe: başkan');
  expect(drawn).toContain('Forma Ekle ve Oku');
  expect(drawn).not.toContain('Hepsinde benim metnim');
});
