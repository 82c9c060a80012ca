import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { ownFactsOf } from '../questions.server.ts';
import { checkArticle, checkContent } from './check-article.ts';
import { readArticleText } from './read-article-text.ts';

const context = {
  host: 'dernek.org',
  hiddenNews: new Set([8]),
  library: [],
  own: ownFactsOf(starterContent),
};

/** Pieces of what is looked for, and of what Markdown makes something of. */
const pieces = [
  '0532 123 45 67 ',
  '05',
  '1',
  '10000000146 ',
  '34 ABC 123 ',
  '41.0135, 28.9',
  '40° 51′ 04″ ',
  "4°5'",
  'TR33 0006 ',
  'TR',
  'A ',
  'İIıi. ',
  'su',
  '[a](/news/8) ',
  '[](',
  '![](https://ornek.org/a.jpg)',
  '[burada](%)',
  'https://ornek.org/a ',
  '\n\n### ',
  '\n##\n',
  '\n- ',
  '\n\n',
  '`',
  '**',
  '|',
  '😀',
  '\u0000',
];

const texts = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme' }),
);

test('whatever is written, the check answers', () => {
  fc.assert(
    fc.property(texts, texts, texts, texts, (title, excerpt, content, url) => {
      const findings = checkArticle({ title, excerpt, content, imageUrl: url, images: [url] }, context);
      for (const { words } of findings)
        expect(words.length).toBeLessThanOrEqual(content.length + title.length + excerpt.length + 81);
    }),
  );
});

const longest = 60_000;

test.each([
  'su',
  '05',
  '34 ABC 123 ',
  "4°5'",
  '41.0135, 28.9',
  'TR33 0006 ',
  'A ',
  '[burada](%)',
  '![](https://ornek.org/a.jpg) ',
  '\n##\n',
])('%j over and over is gone through a few times, and not once for each letter', (piece) => {
  const content = piece.repeat(longest / piece.length);
  const text = readArticleText(content);
  expect(countLettersRead(() => checkContent(text, context))).toBeLessThan(40 * content.length);
});

/** Letters that regular expressions and segmenters go through. */
function countLettersRead(work: () => void): number {
  let count = 0;
  const exec = RegExp.prototype.exec;
  const segment = Intl.Segmenter.prototype.segment;
  const watches = [
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const from = this.global ? this.lastIndex : 0;
      const found = exec.call(this, text);
      count += (found ? found.index + found[0].length : text.length) - from;
      return found;
    }),
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
      count += text.length;
      return segment.call(this, text);
    }),
  ];
  try {
    work();
  } finally {
    for (const watch of watches) watch.mockRestore();
  }
  return count;
}
