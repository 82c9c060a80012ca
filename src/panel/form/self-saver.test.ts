import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSelfSaver } from './self-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver whose calls end when the test says so. */
function open(stored = '') {
  const calls: (PromiseWithResolvers<void> & { text: string })[] = [];
  const saver = createSelfSaver({
    stored,
    save: (text) => {
      const call = { ...Promise.withResolvers<void>(), text };
      calls.push(call);
      return call.promise;
    },
  });
  return { saver, calls, sent: () => calls.map(({ text }) => text) };
}

test('a text is saved a moment after the last key, without the blanks around it', async () => {
  const { saver, calls, sent } = open();
  saver.type('Dağ');
  await vi.advanceTimersByTimeAsync(1000);
  saver.type('Dağ evi ');
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent(), saver.read().state]).toEqual([[], 'typed']);
  await vi.advanceTimersByTimeAsync(600);
  expect([sent(), saver.read().state]).toEqual([['Dağ evi'], 'saving']);
  calls[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.read()).toEqual({ text: 'Dağ evi ', state: 'saved' });
});

test('what is typed while a call is on its way follows it, and never overtakes it', async () => {
  const { saver, calls, sent } = open();
  saver.type('bir');
  void saver.flush();
  saver.type('iki');
  const all = saver.flush();
  expect(sent()).toEqual(['bir']);
  calls[0]?.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual(['bir', 'iki']);
  calls[1]?.resolve();
  await all;
  expect(saver.read()).toEqual({ text: 'iki', state: 'saved' });
});

test('a failure keeps the text, and the next attempt sends it again', async () => {
  const { saver, calls, sent } = open('eski');
  saver.type('yeni');
  const failed = saver.flush();
  calls[0]?.reject(new Error('kesildi'));
  await failed;
  expect(saver.read()).toEqual({ text: 'yeni', state: 'failed', error: new Error('kesildi') });
  const again = saver.flush();
  calls[1]?.resolve();
  await again;
  expect([sent(), saver.read().state]).toEqual([['yeni', 'yeni'], 'saved']);
});

test('nothing is sent when nothing has changed', async () => {
  const { saver, sent } = open('aynı');
  saver.type('aynı ');
  await saver.flush();
  await vi.advanceTimersByTimeAsync(2000);
  expect([sent(), saver.read().state]).toEqual([[], 'rest']);
});

test('what others have stored is taken over, but never over a text that is still to be saved', async () => {
  const { saver } = open('eski');
  saver.meet('başkasının');
  expect(saver.read()).toEqual({ text: 'başkasının', state: 'rest' });
  saver.type('benim');
  saver.meet('yine başkasının');
  expect(saver.read().text).toBe('benim');
});
