import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { WordDifference } from '#/panel/difference/word-difference.tsx';
import { comparedFields, compareVersions } from '#/panel/save/compare.ts';
import { ConflictView } from '#/panel/save/conflict-view.tsx';
import { formOf } from '../forms.server.ts';
import { hasShape } from '../shape.ts';
import { tidy } from '../tidy.ts';
import { planFields } from './plan-document.tsx';

type Name = 'board' | 'statute';

/** What two people are asked who have both changed a part of the site. */
function compare<Part extends Name>(
  name: Part,
  change: Record<'mine' | 'theirs', (value: (typeof starterContent)[Part]) => object>,
) {
  const base = starterContent[name];
  const fields = comparedFields(planFields(formOf(name)), true);
  const own = fields.filter(([field]) => field in base);
  return compareVersions<object>(own, { base, mine: change.mine(base), theirs: change.theirs(base) });
}

const draw = (comparison: ReturnType<typeof compare>) =>
  renderToStaticMarkup(
    <ConflictView
      comparison={comparison}
      savedAt="2026-11-21T18:00:00.000Z"
      savedBy="ayse"
      onSettle={() => {}}
    />,
  );

const withMember = (part: object) => (board: (typeof starterContent)['board']) => ({
  ...board,
  members: board.members.map((member, at) => (at === 4 ? { ...member, ...part } : member)),
});

test('one member whom two people have changed is asked about as a whole, with the labels of the form', () => {
  const comparison = compare('board', {
    mine: withMember({ position: 'Sayman' }),
    theirs: withMember({ name: 'Ahmet Can' }),
  });
  const { name, position } = starterContent.board.members[4] ?? {};
  expect(comparison.taken).toEqual([]);
  const [question, ...others] = comparison.questions;
  expect(others).toEqual([]);
  expect(question?.label).toBe(`Üyeler › 5. ${name}`);
  const shown = draw(comparison);
  expect(shown).toContain(`Adı soyadı: ${name}\nGörevi: Sayman`);
  expect(shown).toContain(`Adı soyadı: Ahmet Can\nGörevi: ${position}`);
});

type Statute = (typeof starterContent)['statute'];

const numbered = (articles: Statute['articles']) =>
  articles.map((article, at) => ({ ...article, number: at + 1 }));

test('an article put in among the others, and a sentence mended behind it, are both kept unasked', () => {
  const { statute } = starterContent;
  const [added] = statute.articles.map((article) => ({ ...article, title: 'Yeni madde' }));
  const mend = (articles: Statute['articles']) =>
    articles.map((article) => (article.number === 5 ? { ...article, paragraphs: ['Düzeltilen.'] } : article));
  const put = (articles: Statute['articles']) =>
    [...articles.slice(0, 2), added, ...articles.slice(2)] as never;
  const sides = {
    added: (value: Statute) => ({ ...value, articles: numbered(put(value.articles)) }),
    mended: (value: Statute) => ({ ...value, articles: mend(value.articles) }),
  };
  for (const [mine, theirs] of [
    [sides.added, sides.mended],
    [sides.mended, sides.added],
  ] as const) {
    const { merged, questions, taken } = compare('statute', { mine, theirs });
    expect([questions, taken.map(({ label }) => label)]).toEqual([[], ['Maddeler']]);
    expect(hasShape(formOf('statute'), merged)).toBe(true);
    const expected = numbered(put(mend(statute.articles)));
    expect(tidy(formOf('statute'), merged)).toEqual({ ...statute, articles: expected });
  }
});

test('a list that is asked about shows only what differs', () => {
  const { articles } = starterContent.statute;
  const [first, second] = articles;
  const { questions } = compare('statute', {
    mine: (value) => ({ ...value, articles: articles.slice(2) }),
    theirs: (value) => ({ ...value, articles: articles.with(0, { ...first, title: 'Düzeltilen' } as never) }),
  });
  expect(questions.map(({ label }) => label)).toEqual(['Maddeler']);
  const [mine = '', theirs = ''] = questions.flatMap(({ show, ...sides }) =>
    [sides.mine, sides.theirs].map((side) => show(side as never)),
  );
  const shown = renderToStaticMarkup(<WordDifference before={mine} after={theirs} isFolded />);
  expect(shown).toContain('Düzeltilen');
  expect(shown).not.toContain(second?.title);
  expect(shown.length).toBeLessThan(4000);
});
