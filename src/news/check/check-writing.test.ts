import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { describeExamples } from '../../../tests/support/article-findings.ts';
import { readabilityOf } from './check-article.ts';

const { short } = association.name;
const words = (count: number) => 'su '.repeat(count).trim();

describeExamples([
  {
    kind: 'skipped-heading',
    found: [
      ['### Program', 'Program'],
      ['## Gün\n\n#### Saat', 'Saat'],
    ],
    near: ['# Gün\n\n### Saat', '## Gün\n\n### Saat\n\n## Yer', '\\### Program'],
  },
  {
    kind: 'empty-heading',
    found: [['Bir\n\n##\n\nİki', '##']],
    near: ['## ![Sırt](/artwork/a.webp)', '## İki', 'Bir\n\n\\##'],
  },
  {
    kind: 'shouting',
    found: [
      ['Bugün sakin. ŞİMDİ HEPİNİZ IĞDIR’A GELİN! Bekleriz.', 'ŞİMDİ HEPİNİZ IĞDIR’A GELİN!'],
      ['## ACİL DUYURU', 'ACİL DUYURU'],
      ['AFAD DUYURUSU YAYIMLANDI', 'AFAD DUYURUSU YAYIMLANDI'],
    ],
    near: [
      `AFAD, ${short}, UMKE ve K.K.T.C. ekipleri AKT 2 sınavında.`,
      `AFAD’IN, AKUT’UN, ${short}’IN VHF’İ`,
      'IBAN TR33 0006 1005 1978 6457 8413 26',
      'IBAN: TR330006100519786457841326',
      'Bu ÇOK ÖNEMLİ bir gün olacak.',
      'TAE',
    ],
  },
  {
    kind: 'long-paragraph',
    found: [[words(121), '']],
    near: [words(120), `${words(80)}\n\n${words(80)}`, `${words(119)} 1 2 3`],
  },
  {
    kind: 'hard-to-read',
    found: [[`Kısa. ${'değerlendirilmekte olan gerekliliklerin '.repeat(31)}bitti.`, '']],
    near: [
      'Ekip yola çıktı. Kar durmadı. Yol kapandı. '.repeat(12),
      // 60 words are too few to be judged
      'değerlendirilmekte olan gerekliliklerin '.repeat(20),
    ],
  },
]);

test('readability is Ateşman’s figure: long words and long sentences lower it', () => {
  expect(readabilityOf(['Kar', 'yağdı'], 1)).toBeCloseTo(198.825 - 40.175 * 1.5 - 2.61 * 2);
  expect(readabilityOf(['Ilık', 'ÜŞÜDÜ', 'İĞNE'], 3)).toBeCloseTo(198.825 - (40.175 * 7) / 3 - 2.61);
});
