import { expect, test } from 'vitest';
import { findHardSentences } from './readability.ts';

test('a sentence is as readable as Ateşman’s formula says', () => {
  // 3 words, 5 syllables: 198.825 − 40.175 × 5/3 − 2.610 × 3 = 124.04
  expect(findHardSentences('Çök, kapan, tutun.')).toEqual([]);
  const [hard] = findHardSentences('Değerlendirebilirsiniz.');
  // 1 word, 9 syllables
  expect(hard?.score).toBeCloseTo(198.825 - 40.175 * 9 - 2.61, 5);
});

test('each sentence is looked at by itself, and the hard one is named as it is written', () => {
  const easy = 'Durun. Ses verin!';
  const hard = 'Yapılandırılmamış alanlardan uzaklaşılması gerekmektedir.';
  expect(findHardSentences(`${easy} ${hard} İyi mi?\nEvet.`).map(({ sentence }) => sentence)).toEqual([hard]);
});

test('capitals with and without a dot are vowels, and a number is read aloud', () => {
  expect(findHardSentences('IĞDIR’DA İNİN.')).toEqual([]);
  expect(findHardSentences('1234567890’ı')).toHaveLength(1);
  expect(findHardSentences('… – 112')).toEqual([]);
});
