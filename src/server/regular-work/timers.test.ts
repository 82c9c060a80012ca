import { expect, test, vi } from 'vitest';
import { regularly } from './timers.ts';

const soon = 5;

test('regular work begins at once, waits for its end before it begins again, and a stop waits for it', async () => {
  let [begun, ended] = [0, 0];
  const { promise, resolve } = Promise.withResolvers<void>();
  async function run() {
    begun += 1;
    await promise;
    ended += 1;
  }
  const other = vi.fn();
  const stop = regularly({ error: vi.fn() }, [
    { every: soon, what: 'not done', run },
    { every: soon, what: 'other not done', run: other },
  ]);
  expect(begun).toBe(1);
  await expect.poll(() => other.mock.calls.length).toBeGreaterThan(2);
  const stopped = stop();
  resolve();
  await stopped;
  expect([begun, ended]).toEqual([1, 1]);
});

test('work that fails has a line in the log, one for each way in which it failed, and is done again', async () => {
  const error = vi.fn();
  const [down, full] = [new Error('down'), new Error('full')];
  const failures = [down, new AggregateError([new Error('bins not emptied', { cause: full })])];
  const stop = regularly({ error }, [
    {
      every: soon,
      what: 'not done',
      run() {
        throw failures.shift() ?? down;
      },
    },
  ]);
  await expect.poll(() => error.mock.calls.length).toBeGreaterThan(2);
  await stop();
  expect(error.mock.calls.slice(0, 3)).toEqual([
    [down, 'not done'],
    [full, 'bins not emptied'],
    [down, 'not done'],
  ]);
});
