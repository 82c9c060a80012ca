import '#/http/trusted-types.ts';

const address = '/service-worker.js';

declare global {
  interface Navigator {
    /** Chromium alone tells it (W3C Network Information). */
    connection?: { saveData: boolean };
  }
}

/**
 * Has the service worker keep what helps without a network, but not for who counts each kilobyte. Where there is none, or it
 * fails, the site is as it was.
 */
export function keepForLater(): void {
  if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return;
  const policy = window.trustedTypes?.createPolicy('sw', { createScriptURL: () => address });
  void navigator.serviceWorker.register(policy?.createScriptURL('') ?? address).catch(() => {});
}
