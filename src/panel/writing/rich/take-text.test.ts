import { beforeEach, expect, test } from 'vitest';
import { renderArticleText } from '#/news/article-text.ts';
import { dictateArticle, pasteArticle, stubParser } from '../../../../tests/support/pasting.ts';

beforeEach(stubParser);

async function show(plain: string) {
  const { written, taken } = await pasteArticle({ 'text/plain': plain });
  return { html: renderArticleText(written), isMarkdown: taken.isMarkdown };
}

test.each([
  '26. saatte bir kişi bulundu.\n48. saatte iki kişi daha bulundu.\n72. saatte arama bitti.',
  '1. gün kar yağdı.\n3. gün bulundu.\n7. gün bitti.',
  'Alan 5*4*3 metre, 2 * 3 * 4 de olur',
  '+ 90 212 000 00 00',
  'Ekip\n=\nsonra\n-----\nson',
  '- 5 derecede\n- 7 derecede',
  '# 4 numaralı ekip',
  '_alt_ ~~üst~~ [1] (a) \\* kod: `x` ^2',
  '- Nasılsın?\n- İyiyim.',
])('a plain text keeps its letters, figures and signs: %j', async (plain) => {
  const lines = plain.split('\n').join('<br>\n');
  expect(await show(plain)).toEqual({ html: `<p>${lines}</p>\n`, isMarkdown: false });
});

test('a plain text keeps its paragraphs and lines', async () => {
  const { written } = await pasteArticle({ 'text/plain': 'Bir\r\n  iki\r\n\r\n\tüç & dört &copy; <b>\r\n' });
  expect(written).toBe('Bir\niki\n\nüç & dört \\&copy; \\<b>');
});

test.each([
  ['## Başlık\n- a\n- b', '## Başlık\n\n- a\n- b'],
  ['[AFAD](https://www.afad.gov.tr) bildirdi.', '[AFAD](https://www.afad.gov.tr) bildirdi.'],
  ['# Sıra\n1. Ön keşif\n2. Arama', '# Sıra\n\n1. Ön keşif\n2. Arama'],
  ['**Ekip** çıktı.\n\n## Dönüş\nson', '**Ekip** çıktı.\n\n## Dönüş\n\nson'],
])('marks that are certain are read, and it is said: %j', async (plain, markdown) => {
  const { written, taken } = await pasteArticle({ 'text/plain': plain });
  expect(written).toBe(markdown);
  expect(taken.isMarkdown).toBe(true);
});

test('beside certain marks, what may be meant as it stands is left', async () => {
  const plain = [
    '## Başlık',
    '- a',
    '- b',
    '',
    '26. saatte 5*4*3 metre',
    '',
    '- 5 derece',
    '+ 90 212',
    '> 100 kişi',
    '=',
    'son',
  ].join('\n');
  const { html } = await show(plain);
  expect(html).toBe(
    '<h2>Başlık</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>26. saatte 5*4*3 metre</p>\n<p>- 5 derece<br>\n+ 90 212<br>\n&gt; 100 kişi<br>\n=<br>\nson</p>\n',
  );
});

test('a dictated text keeps its ordinals, and what is read in it is said', async () => {
  const dictated = await dictateArticle('26. saatte\n48. saatte');
  expect(dictated).toEqual({ written: '26\\. saatte\n48\\. saatte', told: [] });
  expect(await dictateArticle('26. saatte 5*4*3')).toEqual({ written: '26\\. saatte 5\\*4\\*3', told: [] });
  const { told } = await dictateArticle('## Başlık\n- a\n- b');
  expect(told).toEqual([expect.objectContaining({ isMarkdown: true })]);
});
