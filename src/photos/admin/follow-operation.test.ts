import { expect, test } from 'vitest';
import { followOperation } from './follow-operation.ts';

/** The category after an operation was chosen in a form. */
function choose(next: number | null, chosen: { category?: string; operationId?: number }, isTouched = false) {
  let { category } = chosen;
  const setValue = (_: 'category', following: string) => {
    category = following;
  };
  followOperation({ getValues: () => chosen, setValue, getFieldState: () => ({ isTouched }) }, next);
  return category;
}

test('photos of an operation stand under the filter for operations, and leave it with the operation', () => {
  expect(choose(7, { category: 'genel' })).toBe('Operasyonlar');
  expect(choose(8, { category: 'Operasyonlar', operationId: 7 })).toBe('Operasyonlar');
  expect(choose(null, { category: 'Operasyonlar', operationId: 7 })).toBe('genel');
  expect(choose(7, {})).toBe('Operasyonlar');
});

test('a category that was chosen by hand stays, also when it is the one that a form begins with', () => {
  expect(choose(7, { category: 'Eğitimler' })).toBe('Eğitimler');
  expect(choose(7, { category: 'genel' }, true)).toBe('genel');
  expect(choose(null, { category: 'Operasyonlar', operationId: 7 }, true)).toBe('Operasyonlar');
  expect(choose(8, { category: 'genel', operationId: 7 })).toBe('genel');
});
