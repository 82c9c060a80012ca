import { expect, onTestFinished, test, vi } from 'vitest';
import { VisitRate } from './visit-rate.ts';

test('visits are many from the fifth within a second on, and until a second has gone by', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const visits = new VisitRate();
  const seen: boolean[] = [];
  for (let visit = 0; visit < 5; visit += 1) {
    seen.push(visits.areMany());
    visits.note();
    vi.advanceTimersByTime(200);
  }
  expect(seen).toEqual([false, false, false, false, false]);
  // a second after the first
  expect(visits.areMany()).toBe(false);
  visits.note();
  expect(visits.areMany()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(visits.areMany()).toBe(false);
});
