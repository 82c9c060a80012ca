import { expect, test } from 'vitest';
import { formatRelativeTime } from './relative-time.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const ago = (milliseconds: number) =>
  formatRelativeTime(new Date(now.getTime() - milliseconds).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'Az önce'],
  [minute - 1, 'Az önce'],
  [-5 * minute, 'Az önce'],
  [minute, '1 dakika önce'],
  [59 * minute, '59 dakika önce'],
  [hour, '1 saat önce'],
  [24 * hour - 1, '23 saat önce'],
  [day, '1 gün önce'],
  [30 * day - 1, '29 gün önce'],
  [30 * day, '1 ay önce'],
  [12 * 30 * day - 1, '11 ay önce'],
  [12 * 30 * day, '1 yıl önce'],
  [3 * 365 * day, '3 yıl önce'],
])('%i ms ago reads "%s"', (milliseconds, label) => {
  expect(ago(milliseconds)).toBe(label);
});
