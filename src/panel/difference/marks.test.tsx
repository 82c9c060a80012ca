import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LineMarks, TextMarks } from './marks.tsx';
import { findTextChanges, WordDifference } from './word-difference.tsx';

const plain = (markup: string) => markup.replace(/ class="[^"]*"/g, '').replace(/<\/?(div|p|span)>/g, '');
const draw = (from: string, to: string) =>
  plain(renderToStaticMarkup(<TextMarks changes={findTextChanges(from, to)} />));

test('a text stands once, with what went and what came marked for eyes and ears', () => {
  expect(draw('Arama başladı.', 'Arama <b> bitti.')).toBe(
    'Arama <del>[çıkarılan: başladı]</del><ins>[eklenen: &lt;b&gt; bitti]</ins>.',
  );
});

test('a change of nothing but line ends can be seen', () => {
  expect(draw('Bir\nİki', 'Bir\n\nİki')).toBe('Bir\n<ins>[eklenen: ↵\n]</ins>İki');
});

const picture = '<img src="/media/a.jpg" alt="Görsel" loading="lazy" decoding="async"/>';

test('pictures are shown in place of their addresses, those that went and came in a frame with a word', () => {
  const drawn = renderToStaticMarkup(
    <LineMarks isPictures before={['Görsel yok']} after={['/media/a.jpg', 'https://baska.org/b.jpg']} />,
  );
  expect(plain(drawn)).toContain(
    `[çıkarılan: Görsel yok]</del><ins>${picture}<b data-word="true">Eklendi</b>`,
  );
  expect(drawn).not.toContain('baska.org');
  const inText = <WordDifference before="Fotoğrafı: /media/a.jpg" after="Fotoğrafı: " />;
  expect(plain(renderToStaticMarkup(inText))).toBe(
    `Fotoğrafı: <del>${picture}<b data-word="true">Kaldırıldı</b> </del>`,
  );
});

test('lines that only stand in another order say so', () => {
  const drawn = renderToStaticMarkup(<LineMarks before={['Bir', 'İki']} after={['İki', 'Bir']} />);
  expect(drawn).toContain('Sırası değişti');
  expect(drawn).not.toMatch(/<(del|ins)/);
});
