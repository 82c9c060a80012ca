import { expect, test } from 'vitest';
import { chooseAll, compareVersions, mergeDrafts, proposedChoices, settleQuestions } from './compare.ts';

const base = { title: 'a', content: 'b', category: 'c', published: false };
const mine = { ...base, title: 'benim', content: 'benim' };
const theirs = { ...base, content: 'onların', published: true };

const fields = Object.keys(base).map((name) => [name, { label: name }] as const);

test('what only the other changed is taken over, what I changed is proposed as I have it', () => {
  const { questions } = compareVersions(fields, { base, mine, theirs });
  expect(proposedChoices(questions)).toEqual({ title: 'mine', content: 'mine', published: 'theirs' });
});

test('only what both have changed needs a decision; without what both began with nobody knows', () => {
  const sides = { base, mine, theirs: { ...theirs, category: 'd' } };
  const asked = (versions: Partial<typeof sides> & Omit<typeof sides, 'base'>) =>
    compareVersions(fields, versions).questions.filter(({ isOneSided }) => !isOneSided);
  expect(asked(sides).map(({ label }) => label)).toEqual(['content']);
  const { base: _unknown, ...unknown } = sides;
  expect(asked(unknown).map(({ label }) => label)).toEqual(['title', 'content', 'category', 'published']);
});

test('the choices make the merged values; fields that are the same stay', () => {
  const comparison = compareVersions(fields, { base, mine, theirs });
  const choices = { title: 'mine', content: 'theirs', published: 'theirs' } as const;
  expect(settleQuestions(comparison, choices)).toEqual({
    title: 'benim',
    content: 'onların',
    category: 'c',
    published: true,
  });
});

const list = [
  [
    'members',
    { label: 'Üyeler', inside: (place: readonly unknown[]) => ({ label: place.join(' › '), show: String }) },
  ],
  ['published', { label: 'Durumu' }],
] as const;
const members = (first: string, second: string) => ({
  members: [
    { name: first, role: 'başkan' },
    { name: second, role: 'üye' },
  ],
  published: false,
});

test('in a field that knows its places only the same place is a question, and its words say where', () => {
  const comparison = compareVersions(list, {
    base: members('a', 'b'),
    mine: members('benim', 'benim'),
    theirs: members('onların', 'b'),
  });
  expect(comparison.questions.map(({ place, label }) => [place, label])).toEqual([
    [['members', 0, 'name'], '0 › name'],
  ]);
  expect(settleQuestions(comparison, chooseAll(comparison.questions, 'theirs'))).toEqual(
    members('onların', 'benim'),
  );
});

test('without what both began with the whole field is a question', () => {
  const { questions } = compareVersions(list, {
    mine: members('benim', 'b'),
    theirs: members('a', 'onların'),
  });
  expect(questions.map(({ place, proposed }) => [place, proposed])).toEqual([[['members'], 'mine']]);
});

test('two drafts are merged unasked where they agree, as the person who saves has pressed', () => {
  const began = members('a', 'b');
  const pressed = { ...members('benim', 'b'), published: true };
  const merge = (others: object) =>
    mergeDrafts(list, { base: began, mine: pressed, theirs: { ...others, published: true } });
  expect(merge(members('a', 'onların'))).toEqual({ ...members('benim', 'onların'), published: true });
  expect(merge(members('onların', 'b'))).toBeUndefined();
});

test('nobody publishes unseen what somebody else has kept as a draft', () => {
  const began = { ...members('a', 'b'), published: true };
  const merge = (mine: object, theirs: object) =>
    mergeDrafts(list, {
      base: began,
      mine: { ...members('benim', 'b'), ...mine },
      theirs: { ...members('a', 'yarım'), ...theirs },
    });
  expect(merge({ published: true }, { published: false })).toBeUndefined();
  expect(
    merge({ published: false, publishAt: '2026-12-01T06:00:00.000Z' }, { published: false }),
  ).toBeUndefined();
  expect(merge({ published: false }, { published: false })).toMatchObject(members('benim', 'yarım'));
  const { members: both } = members('benim', 'yarım');
  expect(merge({ published: true }, { published: true })).toMatchObject({ members: both, published: true });
  expect(merge({ published: true }, { ...members('a', 'b'), published: false })).toMatchObject({
    published: true,
  });
});
