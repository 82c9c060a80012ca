import '#/http/trusted-types.ts';

const address = '/service-worker.js';

declare global {
  interface Navigator {
    /** Chromium alone tells it (W3C Network Information). */
    connection?: { saveData: boolean };
  }
}

/** Tells whether a static server sent this page while the application did not answer (deploy/). */
function isFromSnapshot(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const timings = visit instanceof PerformanceNavigationTiming ? visit.serverTiming : undefined;
  return timings?.some(({ name }) => name === 'snapshot') ?? false;
}

/**
 * Has the service worker keep what helps without a network, but not for who counts each kilobyte. Where there is none, or it
 * fails, the site is as it was.
 */
function keepForLater(): void {
  if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return;
  const policy = window.trustedTypes?.createPolicy('sw', { createScriptURL: () => address });
  void navigator.serviceWorker.register(policy?.createScriptURL('') ?? address).catch(() => {});
}

// what can wait until a page is read, for nights without a server or a network
keepForLater();
if (isFromSnapshot()) void import('./snapshot-line.ts').then(({ sayAge }) => sayAge());
