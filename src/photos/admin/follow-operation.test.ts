import { expect, test } from 'vitest';
import { chooseCategory, followOperation } from './follow-operation.ts';

/** The category after an operation was chosen in a form. */
function choose(next: number | null, chosen: { category?: string; operationId?: number }, isTouched = false) {
  let { category } = chosen;
  const form = {
    values: () => ({ ...chosen, category }),
    set: (_: string, following: unknown) => {
      category = String(following);
    },
  };
  if (isTouched && category) chooseCategory(form, category);
  followOperation(form, next);
  return category;
}

test('photos of an operation stand under the filter for operations, and leave it with the operation', () => {
  expect(choose(7, { category: 'genel' })).toBe('operations');
  expect(choose(8, { category: 'operations', operationId: 7 })).toBe('operations');
  expect(choose(null, { category: 'operations', operationId: 7 })).toBe('genel');
  expect(choose(7, {})).toBe('operations');
});

test('a category that was chosen by hand stays, also when it is the one that a form begins with', () => {
  expect(choose(7, { category: 'training' })).toBe('training');
  expect(choose(7, { category: 'genel' }, true)).toBe('genel');
  expect(choose(null, { category: 'operations', operationId: 7 }, true)).toBe('operations');
  expect(choose(8, { category: 'genel', operationId: 7 })).toBe('genel');
});
