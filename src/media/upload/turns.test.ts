import { expect, onTestFinished, test, vi } from 'vitest';
import { openTurns } from './turns.server.ts';

test('while visitors come an upload begins at once, and those that follow half a second apart', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const waits: number[] = [];
  const takeTurn = openTurns(
    () => true,
    async (milliseconds) => void waits.push(milliseconds),
  );
  await Promise.all([takeTurn(), takeTurn(), takeTurn()]);
  expect(waits).toEqual([500, 1000]);
  vi.advanceTimersByTime(1500);
  await takeTurn();
  expect(waits).toEqual([500, 1000]);
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
