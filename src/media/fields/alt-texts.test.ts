import { QueryClient } from '@tanstack/react-query';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInHere } from '#/panel/sign-in-request.ts';
import type { Media } from '../answers.server.ts';
import { altTextOf } from './alt-texts.ts';

const page = () => new Window({ url: 'https://ornek.org' }) as unknown as typeof globalThis.window;
let window = page();
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  window = page();
  vi.stubGlobal('window', window);
  vi.stubGlobal('fetch', send.mockReset());
});
afterEach(() => void vi.unstubAllGlobals());

const picture = { id: 7, altText: '' } as Media;
const asksBeforeLeaving = () => !window.dispatchEvent(new window.Event('beforeunload', { cancelable: true }));

test('a description typed without a network is sent once there is one, also when its form is closed by then', async () => {
  const saver = altTextOf(new QueryClient(), picture);
  expect(asksBeforeLeaving()).toBe(false);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  saver.type('Karda bir ekip');
  await saver.flush();
  expect(saver.read().state).toBe('failed');
  expect(asksBeforeLeaving()).toBe(true);

  send.mockResolvedValueOnce(Response.json({ ...picture, altText: 'Karda bir ekip' }));
  window.dispatchEvent(new window.Event('online'));
  await vi.waitFor(() => expect(saver.read().state).toBe('saved'));
  expect(send.mock.lastCall?.[1]?.body).toBe(JSON.stringify({ altText: 'Karda bir ekip' }));
  expect(asksBeforeLeaving()).toBe(false);
});

test('a description whose tab was ended before it was saved is there again, unless somebody has described it since', async () => {
  vi.stubGlobal('localStorage', window.localStorage);
  signedInHere.write({ id: '1', username: 'ayse' });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const before = altTextOf(new QueryClient(), picture);
  before.type('Karda bir ekip');
  await before.flush();

  signedInHere.write({ id: '2', username: 'mert' });
  expect(altTextOf(new QueryClient(), picture).read().text).toBe('');
  signedInHere.write({ id: '1', username: 'ayse' });
  expect(altTextOf(new QueryClient(), { ...picture, altText: 'Başka' }).read().text).toBe('Başka');

  const after = altTextOf(new QueryClient(), picture);
  expect(after.read()).toMatchObject({ text: 'Karda bir ekip', state: 'typed' });
  send.mockResolvedValueOnce(Response.json({ ...picture, altText: 'Karda bir ekip' }));
  await after.flush();
  expect(after.read().state).toBe('saved');
  expect(altTextOf(new QueryClient(), picture).read().text).toBe('');
});
