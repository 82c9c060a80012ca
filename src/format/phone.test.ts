import { expect, test } from 'vitest';
import { dialledNumber, writePhone } from './phone.ts';

test.each([
  '+902120000000',
  '+90 (212) 000 00 00',
  '0090 212 000 00 00',
  '90 212 000 0000',
  '0 (212) 000-00-00',
  '+90 (0) 212 000 00 00',
  '0212.000.00.00',
  '212 000 00 00',
])('%s is dialled as +902120000000', (typed) => {
  expect(dialledNumber(typed)).toBe('+902120000000');
});

test.each(['112', '444 0 123', '+45 1234 5678', '+49 30 1234567', '0212 000 00 0', '0212 EKİP', ''])(
  '"%s" is no number of ten digits in Türkiye, and stays as it is',
  (typed) => {
    expect(dialledNumber(typed)).toBe(typed);
  },
);

test('a number is written as people in Türkiye write it', () => {
  expect(writePhone('+902120000011')).toBe('0 (212) 000 00 11');
  expect(writePhone('112')).toBe('112');
});
