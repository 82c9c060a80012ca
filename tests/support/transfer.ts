import type { Page } from '@playwright/test';

export interface Transfer {
  /** Kilobytes over the wire, headers included. */
  total: number;
  /** Kilobytes of JavaScript as it was sent: compressed, without headers. */
  script: number;
  /** Without what the page brought along in a `data:` address. */
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
  const bodies = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    seen.set(requestId, { type, url: response.url }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    bodies.set(requestId, (bodies.get(requestId) ?? 0) + encodedDataLength),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(sumLayoutShifts);
  const scripts = [...bodies].filter(([id]) => seen.get(id)?.type === 'Script');
  return {
    total: kilobytes([...bytes.values()]),
    script: kilobytes(scripts.map(([, size]) => size)),
    requests: [...seen.values()].map(({ url }) => url).filter((url) => !url.startsWith('data:')),
    shift,
  };
}

const kilobytes = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1024;

/** Runs in the page. */
export function sumLayoutShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 100);
  });
}
