import { expect, test } from 'vitest';
import { mayDo } from './permissions.ts';

test('a role that nobody knows any more may do what management may', () => {
  expect(mayDo('baskan', 'content')).toBe(true);
  expect(mayDo('baskan', 'people')).toBe(false);
});
