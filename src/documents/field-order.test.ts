import { expect, test } from 'vitest';
import { firstField } from '#/panel/form/aim.tsx';
import { fieldsOf } from './flat-document.ts';
import { formOf } from './forms.server.ts';

test('of several faults the first is the one that stands highest in the form', () => {
  const faults = [
    'uses.0.title',
    'banks.10.name',
    'banks.9.accounts.2.iban',
    'banks.9.accounts.2.branch',
    'identity',
  ];
  expect(firstField(formOf('donation'), faults)).toBe('banks.9.accounts.2.branch');
});

test('what holds a fault comes before it', () => {
  expect(firstField(formOf('board'), ['members.0.name', 'members'])).toBe('members');
});

test('a document that is a list, and entries of several kinds, have an order, too', () => {
  expect(
    firstField({ properties: fieldsOf(formOf('press')) }, [
      'entries.3.title',
      'entries.2.channel',
      'entries.2.title',
    ]),
  ).toBe('entries.2.title');
  expect(firstField(formOf('menu'), ['footer.label', 'main.1.links.0.path', 'main.1.label'])).toBe(
    'main.1.label',
  );
});

test('without a fault there is no first one', () => {
  expect(firstField(formOf('board'), [])).toBeUndefined();
});
