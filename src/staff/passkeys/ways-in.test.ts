import { test } from 'vitest';
import { tryWaysIn } from '../../../tests/support/ways-in.ts';

test('whoever adds, loses and recovers ways to sign in comes in with each that is left, and with none that is not', () =>
  tryWaysIn({ orders: 100, seed: 2026 }));
