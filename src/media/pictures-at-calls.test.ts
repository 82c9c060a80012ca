import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { mostAddresses } from './limits.ts';
import { pictureAtQuery } from './pictures-at.ts';

let calls: string[][];
const answer = vi.fn<(address: string) => Response | object | null>();

beforeEach(() => {
  calls = [];
  answer.mockImplementation((address) => ({ url: address }));
  vi.stubGlobal('fetch', async (path: string) => {
    const addresses = new URL(path, 'http://site').searchParams.getAll('address');
    calls.push(addresses);
    const answers = addresses.map(answer);
    return answers.find((one) => one instanceof Response) ?? Response.json(answers);
  });
});

const ask = (queries: QueryClient, addresses: readonly string[]) =>
  Promise.all(addresses.map((address) => queries.fetchQuery(pictureAtQuery(address))));

test('pictures that are asked for together come in one call, each to who asked for it', async () => {
  answer.mockImplementation((address) => (address === '/b' ? null : { url: address }));
  const queries = new QueryClient();
  const found = await ask(queries, ['/a', '/b', '/c']);
  expect(found).toEqual([{ url: '/a' }, null, { url: '/c' }]);
  expect(calls).toEqual([['/a', '/b', '/c']]);
});

test('as many go into a call as it may have, and as fit into its address', async () => {
  const many = Array.from({ length: mostAddresses + 1 }, (_, place) => `/${place}`);
  await ask(new QueryClient(), many);
  expect(calls.map(({ length }) => length)).toEqual([mostAddresses, 1]);
  calls = [];
  const long = [1, 2, 3, 4].map((place) => `https://example.org/${'ü'.repeat(400)}${place}`);
  const found = await ask(new QueryClient(), long);
  expect(calls.map(({ length }) => length)).toEqual([2, 2]);
  expect(found.map((media) => media?.url)).toEqual(long);
});

test('a call that fails tells all who waited for it, and the next one tries again', async () => {
  answer.mockImplementation(() => new Response('', { status: 401 }));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await expect(ask(queries, ['/a', '/b'])).rejects.toThrow();
  answer.mockImplementation((address) => ({ url: address }));
  expect(await ask(queries, ['/a', '/b'])).toEqual([{ url: '/a' }, { url: '/b' }]);
  expect(calls).toHaveLength(2);
});
