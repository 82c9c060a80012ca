import { expect, test } from 'vitest';
import { articleCheckText } from '#/i18n/tr/article-check.ts';
import { describeExamples } from '../../../tests/support/article-findings.ts';

describeExamples([
  {
    kind: 'addressless-link',
    found: [
      ['[Bağış]()', 'Bağış'],
      ['[Bağış](url)', 'Bağış'],
      ['[Bağış](https://…)', 'Bağış'],
      ['[Bağış](https://)', 'Bağış'],
      ['[Bağış](#)', 'Bağış'],
      ['[Bağış](bağlantı)', 'Bağış'],
      ['[Yazın](mailto:)', 'Yazın'],
    ],
    near: ['[Bağış](/donate)', '[Yazın](mailto:a@ornek.org)', '[Kısa](https://url.org)', '\\[Bağış]()'],
  },
  {
    kind: 'wordless-link',
    found: [['Yol [](/about) var.', '/about']],
    near: ['[![Sırt](/artwork/a.webp)](/about)'],
  },
  {
    kind: 'dead-link',
    found: [
      ['[Kimiz](/hakkimizda)', 'Kimiz'],
      ['[AFAD](www.afad.gov.tr)', 'AFAD'],
      ['[Kimiz](about)', 'Kimiz'],
      ['[Kimiz](https://dernek.org/About)', 'Kimiz'],
      ['[Panel](/adminpanel)', 'Panel'],
      ['[Yarın](/news/7/preview)', 'Yarın'],
      ['[Program](#program)', 'Program'],
    ],
    near: [
      '[Kimiz](/about)',
      '[Kimiz](https://dernek.org/about?a=1#b)',
      '[Ara](/search?q=ip)',
      '[Tutanak](/media/tutanak.webp)',
      '[Başkası](https://ornek.org/hakkimizda)',
      '[Başkası](//ornek.org/hakkimizda)',
    ],
  },
  {
    kind: 'draft-link',
    found: [['[Çağrı](/news/8)', 'Çağrı']],
    near: ['[Çağrı](/news/7)', '[Çağrı](/news/7-tatbikat-cagrisi)', '[Çağrı](https://ornek.org/news/8)'],
  },
  {
    kind: 'vague-link',
    found: [
      ['[Buraya tıklayın](/donate)', 'Buraya tıklayın'],
      ['[BU LİNK](/donate)', 'BU LİNK'],
      ['[burada](https://ornek.org)', 'burada'],
      ['[detaylı bilgi için tıklayınız…](/donate)', 'detaylı bilgi için tıklayınız…'],
    ],
    near: ['[buradaki hesaplar](/donate)', '[Bağış](/donate) için buraya tıklayın', '[112](tel:112)'],
  },
  {
    kind: 'bare-address',
    found: [
      ['Bakın: https://ornek.org/a/b', 'https://ornek.org/a/b'],
      ['[www.ornek.org/a](https://ornek.org/a)', 'www.ornek.org/a'],
      ['<https://ornek.org>', 'https://ornek.org'],
    ],
    near: ['Yazın: a@ornek.org', '[Valilik](https://ornek.org)', 'ornek.org', '`https://ornek.org`'],
  },
]);

test('the sign that the form’s hint has for an address waits to be replaced', () => {
  expect(articleCheckText.placeholders).toContain('…');
});
