import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeThree } from './merge.ts';

const article = (title: string) => ({ title, text: `${title} metni` });
const [name, aim, members, organs] = ['Ad', 'Amaç', 'Üyelik', 'Organlar'].map(article) as [
  ReturnType<typeof article>,
  ReturnType<typeof article>,
  ReturnType<typeof article>,
  ReturnType<typeof article>,
];
const base = [name, aim, members, organs];
const added = article('Yeni');
const mended = { ...members, text: 'Düzeltilen' };
const mendedList = [name, aim, mended, organs];

/** The same, no matter which of the two has pressed. */
function expectKept(resized: object[], edited: object[], kept: object[]) {
  expect(mergeThree({ base, mine: resized, theirs: edited })).toEqual({ value: kept, disagreements: [] });
  expect(mergeThree({ base, mine: edited, theirs: resized })).toEqual({ value: kept, disagreements: [] });
}

test('one adds entries, another changes one in its place: both stay, each change at its entry', () => {
  expectKept([...base, added], mendedList, [name, aim, mended, organs, added]);
  expectKept([added, name, added, aim, members, organs], mendedList, [
    added,
    name,
    added,
    aim,
    mended,
    organs,
  ]);
});

test('one takes entries away, another changes one of those that stay: both stay', () => {
  expectKept([aim, members], mendedList, [aim, mended]);
});

test('an entry that one has taken away and the other has changed is asked about, with all else kept', () => {
  const edited = [name, aim, mended, { ...organs, text: 'Düzeltilen' }];
  const [without, withTaken] = [
    [aim, edited[3]],
    [aim, mended, edited[3]],
  ];
  expect(mergeThree({ base, mine: [aim, organs], theirs: edited })).toEqual({
    value: without,
    disagreements: [{ place: [], mine: without, theirs: withTaken }],
  });
  expect(mergeThree({ base, mine: edited, theirs: [aim, organs] })).toEqual({
    value: withTaken,
    disagreements: [{ place: [], mine: withTaken, theirs: without }],
  });
});

test.each([
  ['both add', [...base, added], [...base, article('Öteki')]],
  ['one adds and changes', [...mendedList, added], [{ ...name, text: 'Öteki' }, aim, members, organs]],
  ['one adds and takes', [...base.slice(1), added], mendedList],
  ['one adds, another moves', [...base, added], [aim, name, members, organs]],
])('%s: the whole list is asked about', (_what, mine, theirs) => {
  expect(mergeThree({ base, mine, theirs }).disagreements).toEqual([{ place: [], mine, theirs }]);
});

test('whatever is added, and whatever is changed beside it, nothing of either is lost', () => {
  const titles = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(titles, fc.array(fc.nat(6)), fc.array(fc.boolean()), (all, places, changed) => {
      const list = all.map((title) => ({ title, text: '' }));
      const edited = list.map((entry, at) => (changed[at] ? { ...entry, text: 'Düzeltilen' } : entry));
      const put = (entries: object[]) =>
        entries.flatMap((entry, at) => [...places.filter((place) => place === at).map(() => added), entry]);
      expect(mergeThree({ base: list, mine: put(list), theirs: edited })).toEqual({
        value: put(edited),
        disagreements: [],
      });
    }),
  );
});
