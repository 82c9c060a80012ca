import { expect, test } from 'vitest';
import { requiredText } from './fields.ts';

const title = requiredText('Başlık gereklidir', { most: 300, tooLong: (most) => `en çok ${most}` });
const isTaken = (typed: string) => title.safeParse(typed).success;

test('a title of which nothing is seen is none', () => {
  for (const typed of ['', ' \u00a0\n', '\u200b', '\u00ad\u2060', '\u200f\ufeff ', '\u3164', '\u2800'])
    expect(isTaken(typed), JSON.stringify(typed)).toBe(false);
});

test('a title of one sign is one, and keeps what joins its parts', () => {
  for (const typed of ['🔥', '👩‍🚒', '❤️', '112', ' x ']) expect(title.parse(typed)).toBe(typed);
});

test.each(['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200c', '\u200d', '\u202e'])(
  'what cuts a word in two and is not seen goes: %j',
  (unseen) => {
    expect(title.parse(`Kahraman${unseen}maraş 1${unseen}26`)).toBe('Kahramanmaraş 126');
  },
);

test('what joins an emoji, or parts a Persian word, stays', () => {
  for (const typed of ['👩‍🚒 🏃🏽‍♀️', 'می\u200cخواهم']) expect(title.parse(typed)).toBe(typed);
});
