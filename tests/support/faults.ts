import type { BrowserContext } from '@playwright/test';

/** What should never happen while somebody looks at a page. */
export interface Faults {
  /** Expected here: a missing page, for one, is a 404 in the console. */
  allow(words: RegExp): void;
  list(): Promise<string[]>;
}

/** Watches all pages of `context` for errors, broken requests, requests to others and, for visitors, cookies. */
export async function watchForFaults(context: BrowserContext, siteUrl: string): Promise<Faults> {
  const seen = new Set<string>();
  // the server asks before something goes out, and the browser takes a question for a failure
  const allowed: RegExp[] = [/status of 422/];
  let isInPanel = false;

  context.on('console', (message) => {
    if (message.type() === 'error') seen.add(`console: ${message.text()} (${message.location().url})`);
  });
  await context.addInitScript(sayViolations);
  context.on('weberror', (error) => seen.add(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== siteUrl) seen.add(`third party: ${request.url()}`);
    // the page alone, too: a test may go on before the panel's code makes its first call
    if (/^\/(adminpanel|api\/admin\/)/.test(pathname)) isInPanel = true;
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // following a link breaks off what the page before was still fetching
    if (reason !== 'net::ERR_ABORTED') seen.add(`failed: ${request.url()} ${reason}`);
  });

  return {
    allow: (words) => allowed.push(words),
    list: async () => {
      // the panel may have been opened before this began to watch
      isInPanel ||= context.pages().some((page) => page.url().includes('/adminpanel'));
      const cookies = isInPanel ? [] : await context.cookies();
      const all = [...seen, ...cookies.map((cookie) => `cookie: ${cookie.name}`)];
      return all.filter((fault) => !allowed.some((words) => words.test(fault)));
    },
  };
}

/** A library may catch the error, and go on without what the page's policy refused; the policy is broken all the same. */
function sayViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}
