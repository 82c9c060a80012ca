import { expect, test } from 'vitest';
import { foldTurkish, searchKeyOf } from './turkish.ts';

test.each([
  ['İZMİR', 'izmir'],
  ['IĞDIR', 'igdir'],
  ['Iğdır', 'igdir'],
  ['Şırnak', 'sirnak'],
  ['ÇANAKKALE  Şehitliği', 'canakkale sehitligi'],
  ['kâğıt', 'kagit'],
  [' Ölüdeniz ', 'oludeniz'],
])('%s is found as %s', (written, key) => {
  expect(foldTurkish(written)).toBe(key);
});

test('no key keeps the combining dot that İ leaves behind', () => {
  expect(foldTurkish('İİİ')).not.toContain('\u0307');
});

test('an apostrophe is found however it was typed, and so is the word without it', () => {
  for (const typed of ["Düzce'de", 'Düzce’de', 'düzce‘de', 'DÜZCEDE'])
    expect(searchKeyOf(typed)).toBe('duzcede');
  expect(searchKeyOf('“Kar” tatbikatı')).toBe('kar tatbikati');
});

test.each(['\u200b', '\u00ad', '\u2060', '\ufeff', '\u200d', '\u200e', '\u202e'])(
  'a word is found although %j, which nobody sees, stands in it',
  (unseen) => {
    expect(searchKeyOf(`Kahraman${unseen}maraş nöbeti`)).toBe('kahramanmaras nobeti');
  },
);
