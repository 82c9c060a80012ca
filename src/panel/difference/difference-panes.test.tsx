import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DifferencePanes } from './difference-panes.tsx';
import { findTextChanges } from './word-difference.tsx';

function draw(from: string, to: string) {
  const changes = findTextChanges(from, to);
  const markup = renderToStaticMarkup(
    <DifferencePanes
      before={changes.filter(({ kind }) => kind !== 'added')}
      after={changes.filter(({ kind }) => kind !== 'removed')}
      labels={{ before: 'Sürüm 1', after: 'Şu anki' }}
    />,
  );
  return markup.replace(/ class="[^"]*"/g, '').replace(/<\/?(div|p|span)>/g, '');
}

test('each text stands whole under its name, with what only it has marked', () => {
  expect(draw('Arama başladı.', 'Arama <b> bitti.')).toBe(
    'Sürüm 1Arama <del>[çıkarılan: başladı]</del>.Şu ankiArama <ins>[eklenen: &lt;b&gt; bitti]</ins>.',
  );
});

test('an empty text and a change of nothing but line ends can be seen', () => {
  expect(draw('', 'Yeni')).toBe('Sürüm 1(boş)Şu anki<ins>[eklenen: Yeni]</ins>');
  expect(draw('Bir\nİki', 'Bir\n\nİki')).toBe('Sürüm 1Bir\nİkiŞu ankiBir\n<ins>[eklenen: ↵\n]</ins>İki');
});
