import { QueryClient } from '@tanstack/react-query';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Media } from '../schema.ts';
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
