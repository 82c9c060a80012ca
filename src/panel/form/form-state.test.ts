import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { holdForm } from '../../../tests/support/held-form.ts';
import { checkBy, createFormState, type Faults, putAt, valueAt } from './form-state.ts';

const fault = (message: string) => ({ message });

test('a value is put at its place, and what is not on the way to it stays the very same', () => {
  const banks = [
    { name: 'A', accounts: [{ iban: '' }] },
    { name: 'B', accounts: [] },
  ];
  const form = holdForm({ title: 'Bağış', banks });
  form.set('banks.0.accounts.0.iban', 'TR1');
  expect(valueAt(form.values(), 'banks.0.accounts.0.iban')).toBe('TR1');
  expect(form.values().banks[1]).toBe(banks[1]);
  expect([form.isDirty(), banks[0]?.accounts]).toEqual([true, [{ iban: '' }]]);
  form.set('banks.0.accounts.0.iban', '');
  expect(form.isDirty()).toBe(false);
  expect(valueAt(form.values(), 'banks.7.name')).toBeUndefined();
  expect(putAt({ a: [1, 2] }, ['a', 1], 3)).toEqual({ a: [1, 3] });
});

describe('a fault', () => {
  const faults: Faults = {
    title: fault('Başlık gereklidir'),
    images: fault('Çok görsel'),
    'images.2': fault('Adres değil'),
    'banks.0.name': fault('A'),
    'banks.2.accounts.1.iban': fault('C'),
    banks: fault('Çok banka'),
  };
  const open = () => {
    const form = holdForm({ title: '', images: [''], banks: [1, 2, 3] });
    const shown = createFormState({ ...form, write: () => {}, check: () => undefined, faults });
    return shown;
  };

  test('goes with what is changed at its field, and no other does', () => {
    const form = open();
    form.set('images', []);
    expect(Object.keys(form.faults())).toEqual(['title', 'banks.0.name', 'banks.2.accounts.1.iban', 'banks']);
  });

  test('goes with its entry to another place, or away with it', () => {
    const form = open();
    form.arrange('banks', [], [2, 1]);
    expect(Object.keys(form.faults())).toEqual(['title', 'images', 'images.2', 'banks.0.accounts.1.iban']);
  });
});

test('after a press a field is checked as it is typed, and what others lack is not said before the next', () => {
  const check = checkBy(z.object({ title: z.string().min(3, 'Kısa'), excerpt: z.string().min(1, 'Boş') }));
  let values = { title: 'a', excerpt: '' };
  const form = createFormState({
    subscribe: () => () => {},
    values: () => values,
    stored: () => values,
    isDirty: () => false,
    write: (next) => {
      values = next;
    },
    check: () => check(values).faults,
  });
  form.set('title', 'ab');
  expect(form.faults()).toEqual({ title: fault('Kısa') });
  form.set('title', 'abc');
  expect(form.faults()).toEqual({});
  expect(check({ title: 'abc', excerpt: 'x' })).toEqual({ draft: { title: 'abc', excerpt: 'x' } });
});
