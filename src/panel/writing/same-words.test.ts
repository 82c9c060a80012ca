import fc from 'fast-check';
import { Window } from 'happy-dom';
import { beforeEach, expect, test } from 'vitest';
import { renderArticleText } from '#/news/article-text.ts';
import { pasteArticle, stubParser } from '../../../tests/support/pasting.ts';
import { playEditor } from '../../../tests/support/typing.ts';

beforeEach(stubParser);

/** From 2 on: `1. ` is the code for a list. */
const number = fc.integer({ min: 2, max: 126 });
const bit = fc.oneof(
  number.map((count) => `${count}. saatte`),
  number.map((count) => `${count}) kat`),
  fc.constantFrom(
    '06.00–18.00',
    '5*4*3 metre',
    '2 * 3 = 6',
    '+ 90 212 000 00 00',
    '- 5 derece',
    '> 100 kişi',
  ),
  fc.constantFrom(
    '26.11.2026',
    '%5',
    '#4 ekip',
    '# 4',
    '_alt_',
    '~~üst~~',
    '~5',
    '[1]',
    '[a](b)',
    '\\*',
    '`kod`',
  ),
  fc.constantFrom(
    '<ayse@ornek.org>',
    '<b>',
    'AT&T &copy; &#49;',
    '=',
    '===',
    '---',
    '| a |',
    '^2',
    'not *',
    '**',
  ),
  fc.constantFrom('Ekip çıktı.', 'Iğdır’da', '“Okul”', 'çığ', 'İp', '(üç)', '!'),
);
const line = fc.array(bit, { minLength: 1, maxLength: 4 }).map((bits) => bits.join(' '));
const paragraphs = fc.array(line, { minLength: 1, maxLength: 3 });

const page = new Window().document.body;

/** What a visitor reads, without spaces: those at the ends of lines are nobody's words. */
function read(markdown: string): string {
  page.innerHTML = renderArticleText(markdown);
  return page.textContent.replace(/\s+/g, '');
}
const wordsOf = (lines: readonly string[]) => lines.join('').replace(/\s+/g, '');

const hold = (show: (lines: readonly string[]) => Promise<string>) =>
  fc.assert(
    fc.asyncProperty(paragraphs, async (lines) => {
      expect(read(await show(lines))).toBe(wordsOf(lines));
    }),
    { seed: 20261127, numRuns: 700 },
  );

test('what is typed is what visitors read', () =>
  hold(async (lines) => {
    const editor = playEditor();
    editor.type(lines.join('\n'));
    const again = playEditor(editor.written());
    again.type('x');
    expect(read(again.written()), 'saved again').toBe(`x${wordsOf(lines)}`);
    return editor.written();
  }));

test('what is pasted as plain text is what visitors read', () =>
  hold(async (lines) => (await pasteArticle({ 'text/plain': lines.join('\n') })).written));

test('what is pasted with its form is what visitors read', () =>
  hold(async (lines) => {
    const write = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const html = lines.map((text) => `<p>${text.split(' ').map(write).join('<span> </span>')}</p>`);
    return (await pasteArticle({ 'text/html': `${html.join('')}<p>.</p>` })).written.replace(/\.$/, '');
  }));

const breaks = fc.constantFrom('<br>', '<br><br>', '<hr>');
const names = fc.constantFrom(
  ...[
    'p',
    'div',
    'b',
    'i',
    's',
    'span',
    'h2',
    'pre',
    'code',
    'ul',
    'ol',
    'li',
    'blockquote',
    'figure',
    'dl',
    'dt',
    'dd',
  ],
);
const wrap = (name: string, parts: readonly string[]) => `<${name}>${parts.join('')}</${name}>`;
const { element } = fc.letrec<{ element: string }>((tie) => {
  const some = fc.array(tie('element'), { maxLength: 4 });
  const rows = fc.array(fc.array(some, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
  return {
    element: fc.oneof(
      { depthSize: 'small' },
      line.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
      breaks,
      fc.tuple(names, some).map(([name, parts]) => wrap(name, parts)),
      fc.tuple(some, rows).map(([caption, cells]) => {
        const drawn = cells.map((row) =>
          wrap(
            'tr',
            row.map((cell) => wrap('td', cell)),
          ),
        );
        return wrap('table', [wrap('caption', caption), ...drawn]);
      }),
    ),
  };
});
const lettersOf = (text: string) => [...text.replace(/\s+/g, '')].toSorted().join('');

test('no word is lost of what is pasted, however its elements stand in each other', async () => {
  const pasted = fc
    .array(element, { minLength: 1, maxLength: 5 })
    .map((parts) => `<b>Ekip</b>${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(pasted, async (html) => {
      const words = new window.DOMParser().parseFromString(html, 'text/html').body.textContent;
      const { written } = await pasteArticle({ 'text/html': html });
      expect(lettersOf(read(written))).toBe(lettersOf(words));
    }),
    { seed: 20261128, numRuns: 400 },
  );
});
