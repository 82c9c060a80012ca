import { describe, expect, test } from 'vitest';
import { bankCodeOf, compactIban, formatIban, isIban } from '#/format/iban.ts';

// The worked example of the Turkish IBAN communiqué.
const example = 'TR470000100100000350930001';

describe('a Turkish IBAN', () => {
  test('is accepted with and without spaces', () => {
    expect(isIban(example)).toBe(true);
    expect(isIban('TR33 0006 1005 1978 6457 8413 26')).toBe(true);
  });

  test('with any single digit mistyped is refused', () => {
    for (const typo of singleDigitTypos(example)) expect(isIban(typo), typo).toBe(false);
  });

  test('with two neighbouring digits swapped is refused', () => {
    expect(isIban('TR330006100519786457841362')).toBe(false);
  });

  test.each(['', 'TR', 'TR47', `${example}0`, example.slice(0, -1), example.toLowerCase()])(
    'is not %j: the length and the letters count',
    (text) => expect(isIban(text)).toBe(false),
  );

  test('of another country is refused even when its check digits hold', () => {
    expect(isIban('GB82WEST12345698765432')).toBe(false);
    expect(isIban('XX660000100000000350930001')).toBe(false);
  });

  test('is shown in groups of four and copied without spaces', () => {
    expect(formatIban(example)).toBe('TR47 0000 1001 0000 0350 9300 01');
    expect(formatIban('TR470000')).toBe('TR47 0000');
    expect(compactIban(formatIban(example))).toBe(example);
  });

  test('names its bank by five digits', () => {
    expect(bankCodeOf('TR33 0006 1005 1978 6457 8413 26')).toBe('00061');
  });
});

function singleDigitTypos(iban: string): string[] {
  const positions = [...Array(iban.length).keys()].slice(2);
  return positions.flatMap((position) =>
    [...'0123456789']
      .filter((digit) => digit !== iban[position])
      .map((digit) => iban.slice(0, position) + digit + iban.slice(position + 1)),
  );
}
