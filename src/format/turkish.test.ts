import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { foldTurkish, searchKeyOf, titleKeyOf } from './turkish.ts';

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

test('titles are ordered as a Turkish dictionary does, byte for byte', () => {
  const titles = [
    ...[
      '',
      '2. gün',
      '9. gün',
      '10. gün',
      '112',
      'Ağrı',
      'cuma',
      'Cz',
      'çadır',
      'Çığ',
      'dağ',
      'gün',
      'Gz',
      'ğ',
      'Hz',
    ],
    ...[
      'Iğdır',
      'ılıca',
      'İz',
      'izci',
      'Kâhta',
      'kahve',
      'ova',
      'öğle',
      'sz',
      'şafak',
      'tepe',
      'uzun',
      'üç',
      'vadi',
      'zirve',
    ],
  ];
  const bytes = (title: string) => Buffer.from(titleKeyOf(title));
  expect(titles.toReversed().toSorted((a, b) => bytes(a).compare(bytes(b)))).toEqual(titles);
  expect(titles.toSorted(compareTexts)).toEqual(titles);
});

test('a title of any letters has a key that an index can hold', () => {
  for (const title of ['\ufdfa', '😀', '1 ', 'ş'].map((letter) => letter.repeat(300))) {
    const key = titleKeyOf(title);
    expect(Buffer.byteLength(key)).toBeLessThan(1000);
    expect(key.isWellFormed()).toBe(true);
  }
});
