import { expect, test } from 'vitest';
import { spellingsOf, withoutEndings } from './turkish.ts';

test.each([
  ['bursada', 'bursa'],
  ['selde', 'sel'],
  ['kopeklerimiz', 'kopek'],
  ['kayiplar', 'kayip'],
  ['bagislamak', 'bagis'],
  ['bagisim', 'bagis'],
  ['okulumuza', 'okul'],
  ['gonullulere', 'gonullu'],
  ['istanbuldan', 'istanbul'],
  ['egitimlerinizin', 'egitim'],
  ['silinen', 'silinen'],
  ['gorev', 'gorev'],
  ['ev', 'ev'],
  ['112', '112'],
  ['', ''],
])('%s is searched as %s', (word, stem) => {
  expect(withoutEndings(word)).toBe(stem);
});

test.each([
  ['temsilcisi', 'temsilci', true],
  ['tarihi', 'tarihleri', true],
  ['telefonu', 'telefon', true],
  ['tuzuk', 'tuzugu', true],
  ['tuzugu', 'tuzuk', true],
  ['baskanligi', 'baskan', true],
  ['baskan', 'baska', false],
  ['madde', 'madalya', false],
  ['1453', '145', false],
])('%s and %s: one may stand for the other: %s', (word, held, is) => {
  expect(spellingsOf(word).some((spelling) => ` ${held} `.includes(spelling))).toBe(is);
});
