import { expect, test } from 'vitest';
import { openTurns } from './turns.server.ts';

test('while visitors come an upload begins at once, and those that follow a tenth of a second apart', async () => {
  const waits: number[] = [];
  const takeTurn = openTurns(
    () => true,
    async (milliseconds) => void waits.push(milliseconds),
  );
  await Promise.all([takeTurn(), takeTurn(), takeTurn()]);
  const [second = 0, third = 0, ...more] = waits;
  expect(more).toEqual([]);
  expect(second).toBeGreaterThan(0);
  expect(second).toBeLessThanOrEqual(100);
  expect(third).toBeGreaterThan(second);
  expect(third).toBeLessThanOrEqual(200);
});

test('without visitors none waits', async () => {
  const waits: number[] = [];
  const takeTurn = openTurns(
    () => false,
    async (milliseconds) => void waits.push(milliseconds),
  );
  await Promise.all([takeTurn(), takeTurn()]);
  expect(waits).toEqual([]);
});
