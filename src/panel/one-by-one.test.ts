import { expect, test } from 'vitest';
import { HttpError } from '#/http/request.ts';
import { doOneByOne } from './one-by-one.ts';

test('what fails does not stop the others', async () => {
  const error = new Error('Ağ yok');
  const work = async (item: number) => {
    if (item === 2) throw error;
  };
  expect(await doOneByOne([1, 2, 3], work)).toEqual({ done: [1, 3], failed: [{ item: 2, error }] });
});

test('who does not sign in again is not asked for each', async () => {
  const asked: number[] = [];
  const error = new HttpError(401, '');
  const work = async (item: number) => {
    asked.push(item);
    if (item > 1) throw error;
  };
  const failed = [2, 3].map((item) => ({ item, error }));
  expect(await doOneByOne([1, 2, 3], work)).toEqual({ done: [1], failed });
  expect(asked).toEqual([1, 2]);
});
