import { describe, expect, test } from 'vitest';
import { renderArticleText } from '#/news/article-text.ts';
import { playEditor } from '../../../../tests/support/typing.ts';

function write(text: string): string {
  const editor = playEditor();
  editor.type(text);
  return editor.written();
}
const show = (text: string) => renderArticleText(write(text));
const asParagraphs = (text: string) =>
  text
    .replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign] ?? sign)
    .split('\n')
    .map((line) => `<p>${line}</p>\n`)
    .join('');

test.each([
  '26. saatte bir kişi bulundu.\n48. saatte iki kişi daha bulundu.\n72. saatte arama bitti.',
  '2. gün kar yağdı.',
  '2) ikinci kat',
  '+ 90 212 000 00 00',
  '> 100 kişi çalıştı.',
  '- 5 derecede sabahladık.',
  '* 3 saat sürdü.',
  '# 4 numaralı ekip',
  '#4 ekip',
  '===',
  'Ekip\n===\nson',
  '---',
  '5*4*3 metre, _alt_ ~~üst~~ \\[a\\] <b> &amp; `kod`',
  '[not] ![not](x) [a]: b',
  '| a | b |\n| --- | --- |',
  '26.',
  '-',
  '+',
  '>',
  '~~~',
  '```',
])('what a sentence may begin with stays words, and so it does when it is saved again: %j', (text) => {
  expect(show(text)).toBe(asParagraphs(text));
  const again = playEditor(write(text));
  again.type('x');
  expect(renderArticleText(again.written())).toBe(asParagraphs(`x${text}`));
});

describe('who types the codes', () => {
  test('gets a list, whose numbers need not be typed', () => {
    expect(write('- kask\nip\n\nson')).toBe('- kask\n- ip\n\nson');
    expect(write('1. Ön keşif\nArama')).toBe('1. Ön keşif\n2. Arama');
    expect(write('1. Ön keşif\n2. Arama\n3. Dönüş')).toBe('1. Ön keşif\n2. Arama\n3. Dönüş');
  });

  test('gets a heading', () => {
    expect(write('## Nasıl başladı?\nSöz')).toBe('## Nasıl başladı?\n\nSöz');
  });

  test('goes on with the same list', () => {
    expect(write('- kask\n\n- ip')).toBe('- kask\n- ip');
  });

  test('keeps an ordinal within a list, and one that does not follow ends it', () => {
    expect(write('- kat\n1. kat')).toBe('- kat\n- 1\\. kat');
    expect(write('1. gün kar yağdı.\n3. gün bulundu.\n7. gün bitti.')).toBe(
      '1. gün kar yağdı.\n\n3\\. gün bulundu.\n\n7\\. gün bitti.',
    );
  });

  test('takes a code back with Backspace', () => {
    const editor = playEditor();
    editor.type('1. ');
    editor.press('Backspace');
    expect(editor.written()).toBe('1\\.');
  });
});
