import { test } from 'vitest';
import { tryWaysIn } from '../support/ways-in.ts';

test('in a thousand orders of adding, losing and recovering ways to sign in, nobody is locked out or in wrongly', () =>
  tryWaysIn({ orders: 1000, seed: 1000 }));
