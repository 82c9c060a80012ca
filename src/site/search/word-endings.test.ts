import { expect, test } from 'vitest';
import { withoutEndings } from './find-entries.ts';

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
