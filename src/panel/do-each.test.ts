import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HttpError } from '#/http/request.ts';
import { doEach, eachOnce } from './do-each.ts';

test('what fails does not stop the others', async () => {
  const error = new Error('Ağ yok');
  const work = async (item: number) => {
    if (item === 2) throw error;
  };
  expect(await doEach([1, 2, 3], work)).toEqual({ done: [1, 3], failed: [{ item: 2, error }] });
});

test('a hundred take few at once, and not one after the other', async () => {
  let running = 0;
  const most: number[] = [];
  const items = Array.from({ length: 100 }, (_, place) => place);
  const { done } = await doEach(items, async () => {
    running += 1;
    most.push(running);
    await setImmediate();
    running -= 1;
  });
  expect(done).toEqual(items);
  expect(Math.max(...most)).toBe(6);
});

test('who does not sign in again is not asked for those that have not begun', async () => {
  const asked: number[] = [];
  const error = new HttpError(401, '');
  const items = Array.from({ length: 20 }, (_, place) => place);
  const work = async (item: number) => {
    asked.push(item);
    if (item === 0) return;
    await setImmediate();
    throw error;
  };
  const { done, failed } = await doEach(items, work);
  expect(done).toEqual([0]);
  expect(failed).toEqual(items.slice(1).map((item) => ({ item, error })));
  expect(asked.length).toBeLessThanOrEqual(7);
});

test('what goes on after a sign-in is not done again for those for which it has worked', async () => {
  const done: number[] = [];
  let isSignedIn = false;
  const work = eachOnce([1, 2, 3], async (item) => {
    if (item === 2 && !isSignedIn) throw new HttpError(401, '');
    done.push(item);
    return item;
  });
  await expect(work()).rejects.toMatchObject({ status: 401 });
  isSignedIn = true;
  expect(await work()).toEqual(done);
  expect(done.toSorted()).toEqual([1, 2, 3]);
});
