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

test('what is typed while a call is on its way follows it, and never overtakes it', async () => {
  const calls: PromiseWithResolvers<Response>[] = [];
  send.mockImplementation(() => {
    const call = Promise.withResolvers<Response>();
    calls.push(call);
    return call.promise;
  });
  const sent = () => send.mock.calls.map(([, call]) => call?.body);
  const saver = altTextOf(new QueryClient(), picture);
  saver.type('bir');
  void saver.flush();
  saver.type(' iki ');
  const all = saver.flush();
  expect(sent()).toEqual(['{"altText":"bir"}']);
  calls[0]?.resolve(Response.json({ ...picture, altText: 'bir' }));
  await vi.waitFor(() => expect(sent()).toEqual(['{"altText":"bir"}', '{"altText":"iki"}']));
  calls[1]?.resolve(Response.json({ ...picture, altText: 'iki' }));
  await all;
  expect(saver.read()).toEqual({ text: ' iki ', state: 'saved' });
});

test('nothing is sent when nothing has changed', async () => {
  const saver = altTextOf(new QueryClient(), { ...picture, altText: 'aynı' });
  saver.type('aynı ');
  await saver.flush();
  expect(send).not.toHaveBeenCalled();
  expect(saver.read().state).toBe('rest');
});

test('what others have stored is taken over, but never over a text that is still to be saved', () => {
  const saver = altTextOf(new QueryClient(), { ...picture, altText: 'eski' });
  saver.meet('başkasının');
  expect(saver.read()).toEqual({ text: 'başkasının', state: 'rest' });
  saver.type('benim');
  saver.meet('yine başkasının');
  expect(saver.read().text).toBe('benim');
});

test('a description that an earlier panel has kept is there again', () => {
  vi.stubGlobal('localStorage', window.localStorage);
  signedInHere.write({ id: '1', username: 'ayse' });
  const kept = { text: 'Sel suyunda bir bot', over: '', typedAt: new Date().toISOString() };
  localStorage.setItem('unsaved-descriptions 1', JSON.stringify({ 7: kept }));
  expect(altTextOf(new QueryClient(), picture).read().text).toBe('Sel suyunda bir bot');
  expect(localStorage.getItem('unsaved-descriptions 1')).toBeNull();
  expect(altTextOf(new QueryClient(), picture).read().text).toBe('Sel suyunda bir bot');
});
