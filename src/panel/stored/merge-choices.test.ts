import { expect, test } from 'vitest';
import { mergeValues, proposeChoices } from './merge-choices.ts';

const base = { title: 'a', content: 'b', category: 'c', published: false };
const mine = { ...base, title: 'benim', content: 'benim' };
const theirs = { ...base, content: 'onların', published: true };

test('what only the other changed is taken over, what I changed is proposed as I have it', () => {
  expect(proposeChoices({ base, mine, theirs })).toEqual({
    title: 'mine',
    content: 'mine',
    published: 'theirs',
  });
});

test('the choices make the merged values; fields that are the same stay', () => {
  const choices = { title: 'mine', content: 'theirs', published: 'theirs' } as const;
  expect(mergeValues({ mine, theirs }, choices)).toEqual({
    title: 'benim',
    content: 'onların',
    category: 'c',
    published: true,
  });
});
