import { expect, test } from 'vitest';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { describeEntry, nameOfEntry } from '#/panel/form/words-of-value.ts';

const text: FormSchema = { type: 'string' };
const day: FormSchema = { type: 'string', format: 'date' };
const article: FormSchema = { type: 'object', properties: { imageUrl: text, title: text, text } };
const course: FormSchema = { type: 'object', properties: { from: day, to: day, place: text } };

test('an entry is named by its first words, and not by the address of a picture', () => {
  expect(nameOfEntry(article, { imageUrl: '/a.webp', title: '', text: 'Metin' })).toBe('Metin');
  expect(nameOfEntry(article, { title: '' })).toBe('');
  expect(nameOfEntry(article, undefined)).toBe('');
});

test('an entry is named by the words of a choice, and never by a word of the program', () => {
  const account: FormSchema = { ...text, choices: { TL: 'Türk lirası' } };
  const named: FormSchema = { type: 'object', properties: { currency: account, branch: text } };
  expect(nameOfEntry(named, { currency: 'TL', branch: 'Merkez' })).toBe('Türk lirası');
  expect(nameOfEntry(named, { currency: '', branch: 'Merkez' })).toBe('Merkez');
  const desk: FormSchema = {
    type: 'object',
    properties: { subject: { ...text, control: 'fixed' }, label: text },
  };
  expect(nameOfEntry(desk, { subject: 'press', label: 'Basın' })).toBe('Basın');
});

test('a day is written as people read it', () => {
  expect(nameOfEntry(course, { from: '2026-12-12', to: '2026-12-13' })).toBe('12 Aralık 2026');
  expect(nameOfEntry(course, { from: '', place: 'Bolu' })).toBe('Bolu');
  expect(nameOfEntry(course, { from: 'yakında' })).toBe('yakında');
});

test('a long name ends with a whole word and says that it goes on', () => {
  const title = (words: string) => nameOfEntry(article, { title: words });
  expect(title('a'.repeat(80))).toBe('a'.repeat(80));
  expect(title(`${'a'.repeat(40)} ${'b'.repeat(30)} ${'c'.repeat(30)}`)).toBe(
    `${'a'.repeat(40)} ${'b'.repeat(30)}…`,
  );
  expect(title(`${'a'.repeat(79)} b`)).toBe(`${'a'.repeat(79)}…`);
  expect(title('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
});

test('an entry is known by the fields that its description says, and by its name without any', () => {
  const held: FormSchema = {
    type: 'object',
    properties: { to: day, year: { type: 'integer' }, place: text },
  };
  const known = { ...held, knownBy: ['place', 'year', 'to'] };
  expect(describeEntry(known, { to: '2026-12-13', year: 2026, place: 'Bolu' })).toBe(
    'Bolu · 2026 · 13 Aralık 2026',
  );
  // the year alone is what people call it by, and an amount is one of money
  const account: FormSchema = {
    ...{ type: 'object', knownBy: ['year', 'amount'] },
    properties: {
      year: { type: 'integer' },
      amount: { type: 'integer', control: 'lira' },
      closedOn: { anyOf: [day, { type: 'null' }] },
    },
  };
  const closed = { year: 2024, amount: 2_140_000, closedOn: '2025-04-19' };
  expect(describeEntry(account, closed)).toBe('2024 · 2.140.000 TL');
  expect(nameOfEntry(account, closed)).toBe('2024');
  expect(nameOfEntry({ ...account, knownBy: [] }, closed)).toBe('19 Nisan 2025');
  expect(describeEntry(known, { to: '', year: null, place: 'Bolu' })).toBe('Bolu');
  expect(describeEntry(known, { to: '', year: '', place: '' })).toBe('');
  expect(describeEntry(held, { to: '', year: 2026, place: 'Bolu' })).toBe('Bolu');
});
