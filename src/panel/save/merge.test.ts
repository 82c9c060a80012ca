import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, mergeThree, type Versions } from './merge.ts';

const article = (title: string) => ({
  title,
  paragraphs: ['Bir.', 'İki.'],
  facts: { year: 2020, note: null },
});
const statute = { lead: 'Giriş', articles: ['Ad', 'Amaç', 'Üyelik', 'Organlar'].map(article) };
type Statute = typeof statute;

function change(index: number, part: object): Statute {
  const articles = statute.articles.map((one, at) => (at === index ? { ...one, ...part } : one));
  return { ...statute, articles };
}

const merge = (mine: unknown, theirs: unknown, base: unknown = statute) => mergeThree({ base, mine, theirs });

test('two articles of one list, changed by two people, both stay changed', () => {
  const { value, disagreements } = merge(change(1, { title: 'Benim' }), change(3, { title: 'Onların' }));
  expect((value as Statute).articles.map(({ title }) => title)).toEqual(['Ad', 'Benim', 'Üyelik', 'Onların']);
  expect(disagreements).toEqual([]);
});

test('an entry in which two people have changed different fields is asked about whole: nobody has read the mixture', () => {
  const [mine, theirs] = [{ title: 'Benim' }, { paragraphs: ['Onların.'] }];
  const asked = [
    [mine, theirs],
    [mine, { ...theirs, title: 'Onların' }],
    [{ ...mine, facts: { year: 1, note: null } }, theirs],
  ] as const;
  for (const [one, other] of asked) {
    const { value, disagreements } = merge(change(1, one), change(1, other));
    const sides = { mine: { ...article('Amaç'), ...one }, theirs: { ...article('Amaç'), ...other } };
    expect(disagreements).toEqual([{ place: ['articles', 1], ...sides }]);
    expect(value).toEqual(change(1, one));
  }
  const facts = [
    { year: 1, note: null },
    { year: 2020, note: 'Not' },
  ].map((part) => change(1, { facts: part }));
  expect(merge(facts[0], facts[1]).disagreements).toMatchObject([{ place: ['articles', 1, 'facts'] }]);
});

test('what both have changed alike in an entry is no difference of theirs', () => {
  const alike = { title: 'İkisinin' };
  const { value, disagreements } = merge(change(1, alike), change(1, { ...alike, paragraphs: ['Onların.'] }));
  expect(disagreements).toEqual([]);
  expect(value).toEqual(change(1, { ...alike, paragraphs: ['Onların.'] }));
});

test('only what both have changed in two ways is asked about, by its place', () => {
  const mine = { ...change(1, { title: 'Benim' }), lead: 'Benim' };
  const { value, disagreements } = merge(mine, change(1, { title: 'Onların' }));
  expect(disagreements).toEqual([{ place: ['articles', 1, 'title'], mine: 'Benim', theirs: 'Onların' }]);
  expect(value).toEqual(mine);
});

test('a list in which somebody has moved or replaced an entry is asked about whole', () => {
  const [first, second, ...rest] = statute.articles;
  const lists = [
    [second, first, ...rest],
    [...statute.articles.slice(1), article('Yeni')],
    [{ ...second, title: 'Taşınan' }, first, ...rest],
  ];
  // paragraphs that differ tell which article is which
  const base = { ...statute, articles: statute.articles.map((one) => ({ ...one, paragraphs: [one.title] })) };
  const entries = (list: unknown[]) =>
    list.map((one) => ({ ...(one as object), paragraphs: [originOf(one as { title: string })] }));
  const theirs = {
    ...base,
    articles: base.articles.map((one, at) => (at === 0 ? { ...one, facts: { year: 1, note: null } } : one)),
  };
  for (const list of lists) {
    const { disagreements } = merge({ ...base, articles: entries(list) }, theirs, base);
    expect(disagreements.map(({ place }) => place)).toEqual([['articles']]);
  }
});

const originOf = ({ title }: { title: string }) => (title === 'Taşınan' ? 'Amaç' : title);

test('entries with an id are the same for as long as that stays', () => {
  const base = [
    { id: 'a', words: '1' },
    { id: 'b', words: '2' },
  ];
  const mine = [
    { id: 'a', words: '2' },
    { id: 'b', words: '2' },
  ];
  expect(
    merge(
      mine,
      [
        { id: 'a', words: '1' },
        { id: 'b', words: '3' },
      ],
      base,
    ).value,
  ).toEqual([
    { id: 'a', words: '2' },
    { id: 'b', words: '3' },
  ]);
  const other = [
    { id: 'c', words: '1' },
    { id: 'b', words: '2' },
  ];
  expect(merge(mine, other, base).disagreements).toEqual([{ place: [], mine, theirs: other }]);
});

/** A value as forms hold them. */
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('', 'a', 'b', 1, 2, true, false, null),
    fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    fc.record({ one: tie('value'), two: tie('value') }),
    fc.array(fc.record({ name: fc.string({ maxLength: 2 }), text: tie('value') }), { maxLength: 3 }),
  ),
}));

const three = fc.record<Versions>({ base: anyValue, mine: anyValue, theirs: anyValue });

test('a change made by one side only is never lost, whichever side it is', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (base, changed) => {
      expect(mergeThree({ base, mine: changed, theirs: base })).toEqual({
        value: changed,
        disagreements: [],
      });
      expect(mergeThree({ base, mine: base, theirs: changed })).toEqual({
        value: changed,
        disagreements: [],
      });
    }),
  );
});

test('changes of different entries of one list are both there, unasked', () => {
  const fields = fc.array(fc.record({ title: fc.string(), text: fc.string() }), {
    minLength: 1,
    maxLength: 5,
  });
  const side = fc.constantFrom('mine', 'theirs', 'nobody');
  const changes = fc.array(fc.record({ who: side, title: fc.boolean(), text: fc.boolean() }), {
    minLength: 5,
  });
  fc.assert(
    fc.property(fields, changes, (list, changed) => {
      // each field of each entry is like nothing else, so that none seems moved
      const base = list.map(({ title, text }, at) => ({
        title: `${at} ${title}`,
        text: `${at} ${text}`,
        at,
      }));
      const changedBy = (who: string[]) =>
        base.map((entry, index) => {
          const change = changed[index];
          if (!change || !who.includes(change.who)) return entry;
          const { title, text, at } = entry;
          return { title: change.title ? `+${title}` : title, text: change.text ? `+${text}` : text, at };
        });
      const merged = mergeThree({ base, mine: changedBy(['mine']), theirs: changedBy(['theirs']) });
      expect(merged).toEqual({ value: changedBy(['mine', 'theirs']), disagreements: [] });
    }),
  );
});

test('the same change by both is no question', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (base, changed) => {
      expect(mergeThree({ base, mine: changed, theirs: changed }).disagreements).toEqual([]);
    }),
  );
});

test('both sides are asked about the same places, and where they are not they get the same', () => {
  fc.assert(
    fc.property(three, ({ base, mine, theirs }) => {
      const one = mergeThree({ base, mine, theirs });
      const other = mergeThree({ base, mine: theirs, theirs: mine });
      expect(other.disagreements).toEqual(
        one.disagreements.map((asked) => ({ ...asked, mine: asked.theirs, theirs: asked.mine })),
      );
      if (one.disagreements.length === 0) expect(isSame(one.value, other.value)).toBe(true);
    }),
  );
});
