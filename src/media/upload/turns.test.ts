import { expect, test } from 'vitest';
import { openTurns } from './turns.server.ts';

test('while visitors come uploads begin one after the other, each after a pause, and else at once', async () => {
  let hasVisitors = true;
  const pauses: (() => void)[] = [];
  const takeTurn = openTurns(
    () => hasVisitors,
    () => new Promise((resolve) => void pauses.push(resolve)),
  );
  const begun: string[] = [];
  for (const name of ['one', 'two', 'three']) void takeTurn().then(() => begun.push(name));
  await expect.poll(() => pauses.length).toBe(1);
  expect(begun).toEqual([]);
  pauses[0]?.();
  await expect.poll(() => pauses.length).toBe(2);
  expect(begun).toEqual(['one']);
  hasVisitors = false;
  pauses[1]?.();
  await takeTurn();
  expect(begun).toEqual(['one', 'two', 'three']);
  expect(pauses).toHaveLength(2);
});
