import { afterEach, describe, expect, test, vi } from 'vitest';
import { home } from '#/content/home.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { createQueryClient } from '#/http/query-client.ts';
import { hintThreshold } from '#/news/hint.ts';
import { latestNewsCount } from '#/news/latest-news.tsx';
import { latestOperationsCount } from '#/operations/latest-operations.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Figures that visitors meet; courses, statute, operations and photos have files of their own. */
describe('data', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const retry = queries?.retry as (failures: number, error: Error) => boolean;

  test('data is fresh 5 minutes', () => {
    expect(queries?.staleTime).toBe(5 * 60_000);
  });

  test('data is cached 10 minutes', () => {
    vi.stubGlobal('window', {});
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(10 * 60_000);
  });

  test('no polling, no refetch on window focus', () => {
    expect(queries?.refetchInterval).toBeUndefined();
    expect(queries?.refetchOnWindowFocus).toBe(false);
  });

  test('queries retried up to 2 times except when the error mentions 404 or 401', () => {
    const tries = (message: string) => [0, 1, 2].map((failures) => retry(failures, new Error(message)));
    expect(tries('500: x')).toEqual([true, true, false]);
    expect(tries('404: x')).toEqual([false, false, false]);
    expect(tries('401: x')).toEqual([false, false, false]);
  });

  test('mutations never retried', () => {
    expect(mutations?.retry).toBe(false);
  });
});

describe('figures', () => {
  test('carousel: 7 slides', () => {
    expect(home.slides).toHaveLength(7);
  });

  test('home news 1 featured plus 2; home operations 2', () => {
    expect([latestNewsCount, latestOperationsCount]).toEqual([3, 2]);
  });

  test('news list hint threshold 8', () => {
    expect(hintThreshold).toBe(8);
  });
});

describe('relative time labels', () => {
  const now = new Date('2026-11-20T18:00:00.000Z');
  const minutes = (count: number) =>
    formatRelativeTime(new Date(now.getTime() - count * 60_000).toISOString(), now);

  test("'Az önce' under 1 minute", () => {
    expect(minutes(0.99)).toBe('Az önce');
  });

  test('then minutes, hours (under 24), days (under 30), months (under 12), then years', () => {
    const hour = 60;
    const day = 24 * hour;
    expect([
      minutes(1),
      minutes(59),
      minutes(hour),
      minutes(23 * hour),
      minutes(day),
      minutes(29 * day),
      minutes(30 * day),
      minutes(359 * day),
      minutes(360 * day),
    ]).toEqual([
      '1 dakika önce',
      '59 dakika önce',
      '1 saat önce',
      '23 saat önce',
      '1 gün önce',
      '29 gün önce',
      '1 ay önce',
      '11 ay önce',
      '1 yıl önce',
    ]);
  });
});
