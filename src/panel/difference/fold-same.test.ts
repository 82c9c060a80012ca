import { expect, test } from 'vitest';
import { findTextChanges, foldSame } from './word-difference.tsx';

const lines = Array.from({ length: 46 }, (_, at) => `Madde ${at + 1}: metni.`);
const fold = (before: string[], after: string[]) =>
  foldSame(findTextChanges(before.join('\n'), after.join('\n')))
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

test('of a long text only the lines that differ are shown', () => {
  const mended = lines.with(4, 'Madde 5: yeni metni.');
  expect(fold(lines, mended)).toBe('… 4 satır aynı …\nMadde 5: [+yeni +]metni.\n… 41 satır aynı …');
});

test('an added line and a moved one stand where they belong', () => {
  expect(fold(lines, [...lines, 'Son.'])).toBe('… 45 satır aynı …\nMadde 46: metni.[+\nSon.+]');
  const moved = fold(['Baş.', 'Yol.', ...lines], ['Yol.', 'Baş.', ...lines]);
  expect(moved).toMatch(/\[[-+]/);
  expect(moved).toContain('… 46 satır aynı …');
});

test('a short text stays whole, and one in which nothing differs says so', () => {
  expect(fold(['Bir.', 'İki.', 'Üç.'], ['Bir.', 'İki.', 'Dört.'])).toBe('Bir.\nİki.\n[-Üç-][+Dört+].');
  expect(fold(lines, lines)).toBe('… 46 satır aynı …');
});
