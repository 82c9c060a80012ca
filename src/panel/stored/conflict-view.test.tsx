import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConflictView } from './conflict-view.tsx';

const draw = (savedBy: string | undefined, takesOver = false) =>
  renderToStaticMarkup(
    <ConflictView
      comparison={{ merged: {}, takesOver, questions: [] }}
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
