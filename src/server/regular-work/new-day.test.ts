import { expect, test, vi } from 'vitest';
import { PageCache } from '../cache/page-cache.ts';
import { watchDay } from './timers.ts';

test('pages are drawn again when a new day begins in Istanbul, and only then', () => {
  let now = new Date('2027-01-01T20:30:00Z');
  const pageCache = new PageCache();
  const clear = vi.spyOn(pageCache, 'clear');
  const look = watchDay({ clock: () => now, pageCache });

  look();
  expect(clear).not.toHaveBeenCalled();

  now = new Date('2027-01-01T21:00:00Z');
  look();
  look();
  expect(clear).toHaveBeenCalledTimes(1);
});
