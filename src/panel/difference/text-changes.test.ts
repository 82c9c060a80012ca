import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextChange } from './marks.tsx';
import { findTextChanges } from './word-difference.tsx';

const inShort = (changes: TextChange[]) =>
  changes
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

test.each([
  ['Iğdır’da arama başladı.', 'Iğdır’da arama sürüyor.', 'Iğdır’da arama [-başladı-][+sürüyor+].'],
  ['kırmızı elma', 'yeşil armut', '[-kırmızı elma-][+yeşil armut+]'],
  ['Ekip yola çıktı.', 'Ekip çıktı.', 'Ekip [-yola -]çıktı.'],
  ['Bir.\n\nİki.', 'Bir.\n\nİki.\n\nÜç.', 'Bir.\n\nİki.[+\n\nÜç.+]'],
  ['', 'Yeni', '[+Yeni+]'],
  ['Eski', '', '[-Eski-]'],
  ['Aynı', 'Aynı', 'Aynı'],
  ['', '', ''],
])('from %j to %j', (before, after, changes) => {
  expect(inShort(findTextChanges(before, after))).toBe(changes);
});

const words = fc
  .array(fc.constantFrom('kar', 'çığ', 'Iğdır', ' ', '  ', '\n', '.', ',', '’'))
  .map((all) => all.join(''));
const texts = fc.oneof(words, fc.string({ unit: 'grapheme' }));

test('both texts stand in the changes, letter for letter', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const changes = findTextChanges(before, after);
      const without = (kind: TextChange['kind']) =>
        changes
          .filter((change) => change.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('long texts that have little in common are compared by lines, then as wholes', () => {
  const text = (word: string, joint: string) =>
    Array.from({ length: 3000 }, (_, at) => `${word}${at}`).join(joint);
  const byLines = findTextChanges(`Aynı satır\n${text('a', ' ')}`, `Aynı satır\n${text('b', ' ')}`);
  expect(byLines.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
  expect(byLines[0]?.text).toBe('Aynı satır\n');
  const whole = findTextChanges(text('a', '\n'), text('b', '\n'));
  expect(whole).toEqual([
    { kind: 'removed', text: text('a', '\n') },
    { kind: 'added', text: text('b', '\n') },
  ]);
});
