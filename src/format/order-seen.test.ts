import { expect, test } from 'vitest';
import { findIbans } from './find-ibans.ts';
import { inOrdersSeen } from './order-seen.ts';

const iban = 'TR330006100519786457841326';
const groups = ['33', '0006', '1005', '1978', '6457', '8413', '26'];
const backwards = groups.toReversed();

test.each([
  ['behind an Arabic letter', `Hesap (TR’den sonra): ا${backwards.join(' ')}`],
  ['behind a Hebrew letter', `Hesap ש ${backwards.join(' - ')}`],
  ['from its middle on', `TR33 0006 1005 ا ${groups.slice(3).toReversed().join(' ')}`],
  ['with parts that are joined', `ا 8413\u00a026 1978\u00a06457 0006\u00a01005 33`],
  ['with parts that are joined in Hebrew', `ש 8413-26 1978-6457 0006-1005 33`],
  [
    'in both scripts',
    `ש 8413-26 ا 1978-6457 0006 33 \u05d0`.replace('1978-6457 0006', '6457-1978-1005-0006'),
  ],
  ['over several lines', `ا ${backwards.join('\n')}`],
  [
    'line by line',
    `ا ${groups.slice(0, 4).toReversed().join(' ')}\nا ${groups.slice(4).toReversed().join(' ')}`,
  ],
  ['up to a sign of another script', `ا ${groups.slice(0, 4).toReversed().join(' ')} \u2800 6457 8413 26`],
  [
    'in Arabic digits',
    backwards.join(' ').replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  ],
  [
    'in N’Ko digits',
    [...backwards.join(' ')]
      .map((sign) => (sign === ' ' ? sign : String.fromCodePoint(0x7c0 + Number(sign))))
      .join('')
      .split(' ')
      .map((group) => [...group].reverse().join(''))
      .join(' '),
  ],
  ['with a mark of direction', `\u061c${backwards.join(' ')}`],
  ['letter by letter', `\u202e${[...`TR${groups.join(' ')}`].reverse().join('')}`],
])('an account is found as it is seen: %s', (_how, text) => {
  expect(findIbans(text)).toContain(iban);
});

test('most texts are seen as they are typed', () => {
  expect(inOrdersSeen([`Gönüllüler 7/24 ${groups.join(' ')}`])).toEqual([]);
});

test('an own account is not taken for another one', () => {
  expect(findIbans(`حسابنا: TR${groups.join(' ')} شكرا`)).toEqual([iban]);
});
