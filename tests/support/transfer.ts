import type { Page } from '@playwright/test';

export interface Transfer {
  /** Kilobytes over the wire, headers included. */
  total: number;
  script: number;
  requests: string[];
  /** Cumulative layout shift. */
  shift: number;
}

/** Opens a page as a first-time visitor and counts what the browser fetched until it came to rest. */
export async function measureFirstVisit(page: Page, path: string): Promise<Transfer> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map<string, { type: string; url: string }>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    seen.set(requestId, { type, url: response.url }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(sumLayoutShifts);
  const sum = (type?: string) =>
    [...bytes].reduce(
      (total, [id, size]) => (type && seen.get(id)?.type !== type ? total : total + size / 1024),
      0,
    );
  return { total: sum(), script: sum('Script'), requests: [...seen.values()].map(({ url }) => url), shift };
}

/** Runs in the page. */
function sumLayoutShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
}
