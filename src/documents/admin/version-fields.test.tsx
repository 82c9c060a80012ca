import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { WordDifference } from '#/panel/difference/word-difference.tsx';
import { formOf } from '../forms.server.ts';
import { comparisonOf } from './document-versions.tsx';

const { statute } = starterContent;

/** What somebody reads who looks at a version of the statute. */
function read(articles: object[]): { labels: string[]; shown: string } {
  const fields = comparisonOf(formOf('statute'))({ value: statute }, { value: { ...statute, articles } });
  const shown = fields.map(({ before, after, isFolded }) =>
    renderToStaticMarkup(
      <WordDifference before={before.join('\n')} after={after.join('\n')} isFolded={isFolded} />,
    ).replace(/<[^>]*>/g, ''),
  );
  return { labels: fields.map(({ label }) => label), shown: shown.join() };
}

test('of a mended article the version shows that one sentence, by the name of its article', () => {
  const [, second] = statute.articles;
  const mended = statute.articles.with(1, { ...second, paragraphs: ['Düzeltilen.'] } as never);
  const { labels, shown } = read(mended);
  expect(labels).toEqual(['Maddeler']);
  expect(shown).toContain(`${second?.title}: `);
  expect(shown).toContain('Düzeltilen');
  expect(shown.length).toBeLessThan(4000);
});

test('an article put in among the others does not show those behind it, whose numbers it changes', () => {
  const [first, ...others] = statute.articles;
  const added = { ...first, title: 'Yeni', paragraphs: ['Yeni metin.'] };
  const { shown } = read([first, added, ...others].map((article, at) => ({ ...article, number: at + 1 })));
  expect(shown).toContain('Yeni metin.');
  expect(shown.length).toBeLessThan(4000);
});

test('articles that only stand in another order are a difference', () => {
  const moved = statute.articles.toReversed().map((article, at) => ({ ...article, number: at + 1 }));
  expect(read(moved).labels).toEqual(['Maddeler']);
});

test('nothing is shown of versions that are the same', () => {
  expect(read(statute.articles)).toEqual({ labels: [], shown: '' });
});
