import { expect, test } from 'vitest';
import { notice } from '#/content/notice.ts';
import { findPastTimes } from './faultless.server.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const [earlier, later, muchLater] = [
  '2026-11-20T18:00:00.000Z',
  '2026-11-20T18:01:00.000Z',
  '2026-11-20T19:00:00.000Z',
];
const messagesOf = (change: object, publishAt: string | null = null) => {
  const value = { ...notice, isOn: true, sentence: 'Ekibimiz yolda.', ...change };
  return findPastTimes({ name: 'notice', value }, { now, publishAt }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

test('a notice whose end has passed says at its end that nobody would see it', () => {
  expect(messagesOf({ ends: earlier })).toEqual([
    'ends: Bu saat geçti; duyuru hiç görünmez. Daha ileri bir saat seçin.',
  ]);
  expect(messagesOf({ ends: later })).toEqual([]);
  expect(messagesOf({ begins: earlier, ends: null })).toEqual([]);
});

test('a planned notice does not end before it comes out', () => {
  expect(messagesOf({ ends: later }, muchLater)).toEqual([
    'ends: Yayınlanmadan önce bitiyor; duyuru hiç görünmez.',
  ]);
  expect(messagesOf({ ends: muchLater }, later)).toEqual([]);
});

test('a notice that is switched off, or has no end yet, and any other document, have no such fault', () => {
  expect(messagesOf({ isOn: false, ends: earlier })).toEqual([]);
  expect(messagesOf({ ends: '' })).toEqual([]);
  expect(findPastTimes({ name: 'board', value: { isOn: true, ends: earlier } }, { now })).toEqual([]);
});
