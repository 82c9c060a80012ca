import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import type { Log } from './log.ts';
import { refuseOtherOrigins } from './own-origin.ts';
import { nameViolations } from './policy-violation.ts';

export const reportsPath = '/csp-reports';

const longestReport = 16 * 1024;
const minute = 60_000;

/** Anybody can post here, so the log gets only counts of fixed words, once a minute (CSP 3, Reporting API). */
export function policyReports({ log, config }: { log: Log; config: { siteUrl: string | undefined } }) {
  const counts = new Map<string, number>();

  function count(name: string) {
    if (counts.size === 0) setTimeout(tell, minute).unref();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  function tell() {
    log.warn(Object.fromEntries(counts), 'what browsers refused on our pages, and how often');
    counts.clear();
  }

  const limit = bodyLimit({ maxSize: longestReport, onError: (c) => c.body(null, 413) });

  return new Hono().post(reportsPath, refuseOtherOrigins(config.siteUrl), limit, async (c) => {
    if (!reportTypes.test(c.req.header('content-type') ?? '')) return c.body(null, 415);
    const report = parse(await c.req.text());
    if (report === undefined) return c.body(null, 400);
    for (const name of nameViolations(report, c.req.header('host'))) count(name);
    return c.body(null, 204);
  });
}

const reportTypes = /^application\/(reports\+json|csp-report)\b/i;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
