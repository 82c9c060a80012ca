import { describe, expect, test } from 'vitest';
import {
  checkContext,
  describeExamples,
  emptyArticle,
  library,
} from '../../../tests/support/article-findings.ts';
import { checkArticle } from './check-article.ts';
import type { CheckedArticle } from './finding.ts';

const { described, undescribed } = library;

const find = (fields: Partial<CheckedArticle>, context = checkContext) =>
  checkArticle({ ...emptyArticle, ...fields }, context).map(({ kind, words }) => `${kind}: ${words}`);

describeExamples([
  {
    kind: 'wordless-picture',
    found: [
      ['![](/artwork/ridge-dawn-1600.webp)', '/artwork/ridge-dawn-1600.webp'],
      ['Yol ![ ][r]\n\n[r]: /artwork/a.webp', '/artwork/a.webp'],
      ['![](https://ornek.org/dağ.jpg)', 'https://ornek.org/da%C4%9F.jpg'],
    ],
    near: [
      '![Sırt](/artwork/ridge-dawn-1600.webp)',
      `![](${described.url})`,
      '![](https://ornek.org/göl.jpg)',
      '`![](/artwork/a.webp)`',
    ],
  },
  {
    kind: 'undescribed-picture',
    found: [[`![](${undescribed.url})`, 'b.jpg']],
    near: [`![](${described.url})`, '![](/artwork/a.webp)'],
  },
]);

describe('the fields around the text', () => {
  test('a title of more than 90 letters and an excerpt of more than 200 are too long', () => {
    expect(find({ title: 'a'.repeat(90), excerpt: 'a'.repeat(200) })).toEqual([]);
    expect(find({ title: 'a'.repeat(91), excerpt: 'a'.repeat(201) })).toEqual([
      'long-title: ',
      'long-excerpt: ',
    ]);
  });

  test('a title in capitals and a telephone number in an excerpt are found there', () => {
    const findings = checkArticle(
      { ...emptyArticle, title: 'BÜYÜK TATBİKAT', excerpt: '0532 123 45 67' },
      checkContext,
    );
    expect(findings).toEqual([
      { kind: 'shouting', place: 'title', words: 'BÜYÜK TATBİKAT', blocks: false },
      { kind: 'phone', place: 'excerpt', words: '0532 123 45 67', blocks: false },
    ]);
  });

  test('what the server would refuse blocks, and so does a picture without its description', () => {
    const content = `TR33 0006 1005 1978 6457 8413 26\n\n![](${undescribed.url})\n\n0532 123 45 67`;
    const findings = checkArticle({ ...emptyArticle, content }, checkContext);
    expect(findings.filter(({ blocks }) => blocks).map(({ kind }) => kind)).toEqual([
      'undescribed-picture',
      'iban',
    ]);
  });

  test('an account of others blocks nobody who may publish it, and a mistyped one is only pointed to', () => {
    const { own } = checkContext;
    const blocking = (content: string, context = checkContext) =>
      checkArticle({ ...emptyArticle, content }, context).map(({ kind, blocks }) => ({ kind, blocks }));
    const admins = { ...checkContext, ...(own && { own: { ...own, mayAllowAccounts: true } }) };
    const foreign = 'TR33 0006 1005 1978 6457 8413 26';
    expect(blocking(foreign)).toEqual([{ kind: 'iban', blocks: true }]);
    expect(blocking(foreign, admins)).toEqual([{ kind: 'iban', blocks: false }]);
    expect(blocking(foreign.replace('TR33', 'TR34'))).toEqual([{ kind: 'iban', blocks: false }]);
  });

  test('an account number, a plate and a call sign shout at nobody', () => {
    for (const title of ['IBAN TR330006100519786457841326', 'TA1KYZ34ABCD56', 'ARAÇ 34 KYZ 112112'])
      expect(find({ title }).filter((found) => found.startsWith('shouting'))).toEqual([]);
  });

  test('covers and further pictures of the library need their words, others have nowhere to write them', () => {
    const urls = [described.url, undescribed.url, '/artwork/ridge-dawn-1600.webp'];
    expect(urls.map((imageUrl) => find({ imageUrl }))).toEqual([[], ['undescribed-picture: b.jpg'], []]);
    expect(find({ images: urls })).toEqual(['undescribed-picture: b.jpg']);
  });

  test('a picture’s words are read, too', () => {
    expect(find({ content: '![34 ABC 123](/artwork/a.webp)' })).toEqual(['plate: 34 ABC 123']);
  });
});

test('what is not known yet is held against nobody', () => {
  const pictures = `![](${undescribed.url}) ![](https://ornek.org/a.jpg)`;
  expect(find({ content: `${pictures} [Çağrı](/news/8)` }, { host: 'dernek.org' })).toEqual([]);
});

test('the same thing is said once in each field', () => {
  expect(find({ content: '0532 123 45 67 0532 123 45 67\n\n0532 123 45 67' })).toEqual([
    'phone: 0532 123 45 67',
  ]);
});
