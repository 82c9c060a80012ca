import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { nameOfPlace } from '#/panel/form/words-of-value.ts';
import { formOf } from './forms.server.ts';

const { statute, donation } = starterContent;

const wordsOf = (name: string, [field = '', ...place]: [string, ...(string | number)[]], content: object) =>
  nameOfPlace(formOf(name).properties?.[field] ?? {}, {
    place,
    value: new Map(Object.entries(content)).get(field),
  }).words.join(' › ');

test('a place inside of a document is named as its form names it', () => {
  const article = statute.articles[13]?.title ?? '';
  expect(wordsOf('statute', ['articles', 13, 'paragraphs'], statute)).toMatch(
    new RegExp(`^[^›]+ › 14\\. ${article} › [^›]+$`),
  );
  const bank = donation.banks[0]?.name ?? '';
  expect(wordsOf('donation', ['banks', 0, 'accounts', 1, 'iban'], donation)).toBe(
    `Bankalar › 1. ${bank} › Hesaplar › 2. USD › IBAN`,
  );
  expect(wordsOf('donation', ['identity', 'taxOffice'], donation)).toBe('Dernek kimliği › Vergi dairesi');
  expect(wordsOf('donation', ['legalNote'], donation)).toBe('Yasal not');
});

test('an entry without words, and one that is not there, are named by their number', () => {
  expect(wordsOf('statute', ['articles', 0, 'title'], { articles: [{ title: '' }] })).toMatch(
    /^[^›]+ › 1\. Yeni /,
  );
  expect(wordsOf('donation', ['collectionPermit', 'issuedBy'], { collectionPermit: null })).toBe(
    'Yardım toplama izni › İzni veren makam',
  );
});
