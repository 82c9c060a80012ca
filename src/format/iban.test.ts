import { describe, expect, test } from 'vitest';
import { bankCodeOf, compactIban, findIbans, formatIban, isIban } from './iban.ts';

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

const iban = 'TR330006100519786457841326';
const groups = formatIban(iban);

test.each([
  iban,
  groups,
  groups.toLowerCase(),
  `Yeni hesabımız:${groups}, alıcı derneğimiz.`,
  `IBAN${iban}`,
  `TR 33 00 06 10 05 19 78 64 57 84 13 26`,
  `${groups}¹`,
  `${groups}26`.replace('2626', '26½'),
  groups.replaceAll(/\w+/g, '**$&**').replaceAll(' ', '    '),
  ...['\u00a0', ' - ', ' -- ', '    ', '.', '\n', ' · ', '–', '\\-'].map((gap) =>
    groups.replaceAll(' ', gap),
  ),
  groups.replaceAll(/\w+/g, '**$&**'),
  [...iban].join('\u200b'),
  groups.replaceAll(' ', '\u00ad '),
  'ＴＲ３３０００６１００５１９７８６４５７８４１３２６',
])('an account number is found in any grouping: %j', (text) => {
  expect(findIbans(text)).toEqual([iban]);
});

test('thousands of marks on a letter take no longer than as many letters', () => {
  const marks = `a${'\u0301\u0316'.repeat(500_000)} ${iban}`;
  expect(findIbans(marks)).toEqual([iban]);
});

test('two accounts are told apart, and each is named once', () => {
  const other = 'TR799999900000000033000001';
  expect(findIbans(`${iban} ve ${formatIban(other)}; yine ${groups}`)).toEqual([iban, other]);
});

/** Working hours, sums and lists of volunteers, as associations write them. */
test.each([
  'Nöbetler: 06.00–18.00, 18.00–06.00, 06.00–18.00.',
  'TR saatiyle 06.00–18.00, 18.00–06.00, 06.00–18.00 arası.',
  groups.replace('TR', ''),
  groups.replace('TR33', 'TR34'),
  'Telefon: 0212 000 00 00, 0216 000 00 00, 0532 000 00 00',
])('%j names no account', (text) => {
  expect(findIbans(text)).toEqual([]);
});

test('no list of hours, sums, years or phones names one, however it falls', () => {
  const digit = (seed: number) => (seed * 7919 + 104_729) % 10;
  for (let seed = 0; seed < 3000; seed += 1) {
    const hours = Array.from(
      { length: 6 },
      (_, at) => `${digit(seed + at)}${digit(seed * at)}.${digit(at)}0–18.00`,
    );
    const text = `ATR ekibi: ${hours.join(', ')}; toplam ${seed}000, ${seed}500, 20${seed % 90} yılı.`;
    expect(findIbans(text)).toEqual([]);
  }
});
