import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAt } from './publication.tsx';

const now = Date.parse('2026-11-23T06:00:00Z');
const hour = 60 * 60_000;
const after = (milliseconds: number) => new Date(now + milliseconds).toISOString();

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

test('a planned hour is noticed when it comes, once, also one that no timer reaches', () => {
  for (const wait of [500, 3 * hour, 40 * 24 * hour]) {
    vi.setSystemTime(now);
    const act = vi.fn();
    callAt(after(wait), act);
    vi.advanceTimersByTime(wait - 1);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(hour);
    expect(act).toHaveBeenCalledTimes(1);
  }
});

test('an hour that came while the device slept is noticed within a minute', () => {
  const act = vi.fn();
  callAt(after(8 * hour), act);
  vi.setSystemTime(now + 9 * hour);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('an hour that is over, or whose form is closed, is not waited for', () => {
  const act = vi.fn();
  callAt(after(-1), act);
  callAt(after(hour), act)();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(2 * hour);
  expect(act).not.toHaveBeenCalled();
});
